import { useText } from '#platform/text'
import { useStudio, useTable } from '../studio.ts'
import { texts } from '../texts.ts'
import { AmountChoices } from './amount-choices.tsx'

/** Any stake that the game takes. The most is what the balance covers. */
export function StakeChoices({ close }: { close: () => void }) {
  const t = useText(texts)
  const { table } = useStudio()
  const stake = useTable((state) => state.stake)
  const balance = useTable((state) => state.balance)
  const { stakes } = table.game
  const names = { steps: t('stakes'), quick: t('quickStakes'), half: t('halfStake'), twice: t('twiceStake'), most: t('mostStake') }
  return (
    <AmountChoices
      limits={stakes}
      value={stake}
      most={balance ?? BigInt(stakes.max)}
      steps={table.steps}
      names={names}
      onChoose={(amount) => table.chooseStake(amount)}
      close={close}
    />
  )
}
