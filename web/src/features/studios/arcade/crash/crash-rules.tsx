import type { StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { sheetOf } from '#play/session/shapes.ts'
import { HowTo, PayTable, Rules, Words } from '../parts/rules.tsx'
import { useDecimal, useTimes } from '../parts/times.ts'
import { texts } from '../texts.ts'
import { elapsedAt } from './flight.ts'

const EXAMPLES = [101, 120, 150, 200, 300, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000]

/** How long each height takes, and how often it is reached. */
export function CrashRules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const times = useTimes(game)
  const decimal = useDecimal()
  const sheet = sheetOf(game, 'crash')
  const best = game.returns[0]!.rtp / 100
  return (
    <Rules>
      <HowTo
        steps={[
          t('crashHow1', { most: decimal(game.maxWin, 0) }),
          t('crashHow2'),
          t('crashHow3', { min: times(sheet.auto.min), max: times(sheet.auto.max) }),
          t('crashHow4'),
        ]}
      />
      <PayTable
        caption={t('crashPays')}
        head={[t('multiplier'), t('reachedIn'), t('reachedOften')]}
        rows={EXAMPLES.filter((at) => at <= sheet.auto.max).map((at) => [
          times(at),
          t('seconds', { seconds: decimal(elapsedAt(sheet, at) / 1000, 1) }),
          `${decimal((best * 100) / at, at > 5000 ? 2 : 1)}%`,
        ])}
      >
        <Words>{t('crashPaysText', { share: decimal(best, 0), often: decimal(100 - best, 0) })}</Words>
      </PayTable>
    </Rules>
  )
}
