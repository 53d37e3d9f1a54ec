import type { HiloView } from '@tucano/arcade'
import { ChevronDown, ChevronUp, ChevronsRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { useCardName } from '#play/cards/card-name.ts'
import { texts } from '../texts.ts'
import styles from './chain.module.css'
import { faceOf } from './guess.ts'
import { HiloCard } from './hilo-card.tsx'

const SIGNS = { higherOrSame: <ChevronUp />, lowerOrSame: <ChevronDown />, skip: <ChevronsRight /> } as const
/** So many are seen at once, about; older ones move out on the left. */
const SEEN = 9

/** The cards so far, and what was said before each. */
export function Chain({ cards, said, isLost }: Pick<HiloView, 'cards' | 'said'> & { isLost: boolean }) {
  const t = useText(texts)
  const nameOf = useCardName()
  return (
    <div className={styles.window}>
      <ol className={styles.chain} style={{ '--gone': Math.max(0, cards.length - SEEN) } as CSSProperties} aria-label={t('chain')}>
        {cards.map((card, at) => (
          <li key={at} className={styles.link}>
            {at > 0 && (
              <span className={styles.sign} data-wrong={(isLost && at === cards.length - 1) || undefined}>
                {SIGNS[said[at - 1]!]}
              </span>
            )}
            <span className={styles.mini} role="img" aria-label={nameOf(faceOf(card))}>
              <HiloCard card={card} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
