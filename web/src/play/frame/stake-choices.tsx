import { useText } from '#platform/text'
import { useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import { AmountChoices } from './amount-choices.tsx'

/** Any stake that the game takes. The most is what the balance covers. */
export function StakeChoices({ close }: { close: () => void }) {
  const t = useText(texts)
  const { session } = useGameContext()
  const stake = useGameSession((state) => state.stake)
  const balance = useGameSession((state) => state.balance)
  const { stakes } = session.game
  const names = { steps: t('stakes'), quick: t('quickStakes'), half: t('halfStake'), twice: t('twiceStake'), most: t('mostStake') }
  return (
    <AmountChoices
      limits={stakes}
      value={stake}
      most={balance ?? BigInt(stakes.max)}
      steps={session.steps}
      names={names}
      onChoose={(amount) => session.chooseStake(amount)}
      close={close}
    />
  )
}
