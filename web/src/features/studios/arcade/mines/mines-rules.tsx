import type { StudioGame } from '@tucano/contract/studios'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { sheetOf } from '#play/session/shapes.ts'
import { HowTo, PayTable, Rules, Words } from '../parts/rules.tsx'
import { useTimes } from '../parts/times.ts'
import { texts } from '../texts.ts'

/** By mines, what the first places pay and what the last. */
export function MinesRules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const times = useTimes(game)
  const { columns, rows, multipliers } = sheetOf(game, 'mines')
  const tiles = columns * rows
  return (
    <Rules>
      <HowTo steps={[t('minesHow1', { most: multipliers.length, tiles }), t('minesHow2'), t('minesHow3'), t('minesHow4')]} />
      <PayTable
        caption={t('minesPays')}
        head={[t('mines'), ...[1, 2, 3, 5, 8].map((count) => t('gemsCount', { count })), t('lastGem')]}
        rows={multipliers.map((ladder, n) => [
          String(n + 1),
          ...[1, 2, 3, 5, 8].map((count) => (ladder[count - 1] === undefined ? '–' : times(ladder[count - 1]!))),
          t('lastGemPays', { count: ladder.length, times: times(ladder.at(-1)!) }),
        ])}
      >
        <Words>{t('minesPaysText', { most: number(game.maxWin, language) })}</Words>
      </PayTable>
    </Rules>
  )
}
