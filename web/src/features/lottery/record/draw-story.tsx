import type { ToldLotteryBet } from '@tucano/contract/lottery/told-bet'
import { shapes } from '@tucano/lottery'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { lookOf } from '../looks/look-of.ts'
import { ResultRow } from '../looks/result-row.tsx'
import { spokenNumero } from '../numero.ts'
import { PrizeBoard } from '../show/prize-board.tsx'
import { ShapeContext } from '../words/use-words.ts'
import styles from './record.module.css'
import { texts } from './texts.ts'

/** What was drawn for a bet. */
export function DrawStory({ told: { shape, draw } }: { told: ToldLotteryBet }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { result, state, numero, drawsAt, earlier } = draw
  const known = shapes.get(shape)
  return (
    <SectionCard
      title={t('result')}
      {...(result && { text: t('resultText', { numero: spokenNumero(numero), at: exactMoment(drawsAt, timeZone) }) })}
    >
      <div className={styles.inside} data-drawn={result?.join(' ')}>
        {result && known && lookOf(shape) === 'board' ? (
          <ShapeContext value={shape}>
            <PrizeBoard parts={known.parts} result={result} shown={result.length} />
          </ShapeContext>
        ) : result ? (
          <ResultRow shape={shape} result={result} size={result.length > 10 ? 'small' : 'medium'} />
        ) : (
          <p>{t(state === 'void' ? 'voided' : 'waits')}</p>
        )}
        {earlier.length > 0 && <p className={styles.soft}>{t('corrected', { result: earlier.at(-1)?.join(' ') ?? '' })}</p>}
      </div>
    </SectionCard>
  )
}
