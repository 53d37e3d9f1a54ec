import type { StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { sheetOf } from '#play/session/shapes.ts'
import { HowTo, PayTable, Rules, Words } from '../parts/rules.tsx'
import { useDecimal, useTimes } from '../parts/times.ts'
import { texts } from '../texts.ts'
import { HUNDREDTHS, chanceOf, multiplierOf } from './link.ts'

/** Of the many bets, some. */
const EXAMPLES = [9500, 9000, 7500, 6600, 5000, 3300, 2500, 1000, 500, 200, 100]

export function DiceRules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const times = useTimes(game)
  const decimal = useDecimal()
  const sheet = sheetOf(game, 'dice')
  const { rolls, wins, dividend } = sheet
  const last = decimal((rolls - 1) / HUNDREDTHS, 2)
  const shown = EXAMPLES.filter((count) => count >= wins.min && count <= wins.max)
  return (
    <Rules>
      <HowTo steps={[t('diceHow1', { last }), t('diceHow2'), t('diceHow3')]} />
      <PayTable
        caption={t('dicePays')}
        head={[t('chance'), t('multiplier'), t('winUnder'), t('winOver')]}
        rows={shown.map((count) => [
          `${decimal(chanceOf({ side: 'under', wins: count }, sheet), 2)}%`,
          times(multiplierOf({ side: 'under', wins: count }, sheet)),
          `< ${decimal(count / HUNDREDTHS, 2)}`,
          `> ${decimal((rolls - 1 - count) / HUNDREDTHS, 2)}`,
        ])}
      >
        <Words>{t('dicePaysText', { share: decimal(dividend / rolls, 0) })}</Words>
      </PayTable>
    </Rules>
  )
}
