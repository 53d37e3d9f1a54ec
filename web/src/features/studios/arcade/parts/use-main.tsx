import type { StudioRound } from '@tucano/contract/studios'
import { Play } from 'lucide-react'
import { useText } from '#platform/text'
import type { MainAction } from '#play/frame/actions.ts'
import { useMoney, useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { texts } from '../texts.ts'
import { CashValue } from './cash-value.tsx'

interface Cashing {
  round: StudioRound | undefined
  /** What cashing out now pays; nothing before the first step. */
  cash: bigint | undefined
  /** What is to be done before it can be cashed out. */
  first: string
}

/** The large button of a game that is played in steps: it plays, and while a round is under way it cashes out. */
export function useMain(session: GameSession, { round, cash, first }: Cashing): MainAction {
  const t = useText(texts)
  const money = useMoney()
  const phase = useGameSession((state) => state.phase)
  if (!round || round.over)
    return { label: t('play'), icon: <Play fill="currentColor" />, isDisabled: phase !== 'idle', onPress: () => void session.play() }
  return {
    label: cash === undefined ? first : t('cashOutNow', { amount: money(cash) }),
    icon: <CashValue text={cash === undefined ? '–' : money(cash)} />,
    isDisabled: phase !== 'waiting' || !round.options.some(({ move }) => move === 'cashOut'),
    isUrgent: true,
    onPress: () => void session.step({ do: 'cashOut' }),
  }
}
