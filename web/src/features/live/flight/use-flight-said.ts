import type { LiveView } from '@tucano/contract/live'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import type { ShownTable } from '../queries.ts'
import { phaseOf } from '../room/phase.ts'
import { useSaid } from '../table/use-said.ts'
import { texts } from './texts.ts'

interface Asked {
  table: Pick<ShownTable, 'kind'>
  view: LiveView
  seconds: number
  stake: bigint
}

/** What there is to know of the flight now, in a sentence. The multiplier is not in it: whoever listens would hear nothing else. */
export function useFlightSaid(asked: Asked): string {
  const t = useText(texts)
  const { amount } = useAmounts()
  const said = useSaid(asked)
  const { view, seconds, stake } = asked
  const mine = view.flight?.mine ?? []
  const inFlight = mine.filter(({ left }) => left === null).reduce((sum, bet) => sum + BigInt(bet.stake), 0n)
  const sentence = (): string | undefined => {
    switch (phaseOf(view, seconds)) {
      case 'open':
        return stake > 0n ? t('say_openMine', { amount: amount(stake) }) : t('say_open')
      case 'waits':
        return t('say_waits')
      case 'play':
        return inFlight > 0n ? t('say_playMine', { amount: amount(inFlight) }) : t(mine.length > 0 ? 'say_playOut' : 'say_play')
      case 'last':
      case 'result':
      case 'void':
      case 'between':
      case 'paused':
      case 'closed':
        return undefined
    }
  }
  const own = sentence()
  if (own === undefined) return said
  return view.announcement === null ? own : `${own} ${view.announcement}`
}
