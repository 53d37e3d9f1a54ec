import type { LiveView } from '@tucano/contract/live'
import type { RouletteResult } from '@tucano/live'
import { pointsOf } from '@tucano/table/baccarat-rules'
import { useText } from '#platform/text'
import { CardFace } from '#play/cards/card-face.tsx'
import { toneOfNumber } from '../words/use-outcome.ts'
import styles from './told-round.module.css'
import { texts } from './texts.ts'

const HANDS = ['player', 'banker'] as const

/** A round as the studio tells it, where there is no picture: cards one by one, or the number when it is there. */
export function ToldRound({ kind, view }: { kind: string; view: LiveView }) {
  const t = useText(texts)
  const cards = view.studio?.cards ?? []
  if (kind === 'roulette') {
    const result = view.result as RouletteResult | null
    return (
      <div className={styles.told}>
        {result ? (
          <strong className={styles.number} data-told-number={result.number} data-tone={toneOfNumber(result.number)}>
            {result.number}
          </strong>
        ) : (
          <p className={styles.soft}>{t('waiting')}</p>
        )}
      </div>
    )
  }
  return (
    <div className={styles.told}>
      {HANDS.map((hand) => {
        const held = cards.filter((one) => one.hand === hand)
        return (
          <div key={hand} className={styles.hand} data-hand={hand}>
            <span className={styles.cards}>
              {held.map(({ card }, place) => (
                <CardFace key={place} card={card} />
              ))}
              {held.length === 0 && <span className={styles.empty} />}
            </span>
            <strong>
              {t(hand)} {held.length > 0 && held.reduce((sum, { card }) => sum + pointsOf(card), 0) % 10}
            </strong>
          </div>
        )
      })}
    </div>
  )
}
