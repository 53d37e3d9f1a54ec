import { quoteSlip } from '@tucano/contract/sports/bets'
import { rulesNumbers } from '../queries.ts'
import type { SportsSlip } from '@tucano/contract/sports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import type { SlipBet } from './slip-bets.ts'
import type { LegNow } from './legs-now.ts'
import type { SlipLeg } from './slip-state.ts'

/** A bet as it is asked for, at what is offered now where the member goes on with it. */
export function askedSlip({ slip, legs }: SlipBet, nowOf?: (leg: SlipLeg) => LegNow): SportsSlip {
  return {
    kind: slip.kind,
    ...(slip.kind === 'system' ? { size: slip.size, bankers: [...slip.bankers] } : {}),
    unit: String(slip.unit),
    ...(slip.eachWay ? { eachWay: true } : {}),
    legs: legs.map((leg) => {
      const offer = nowOf?.(leg).offer
      return {
        event: leg.event,
        odds: offer?.odds ?? leg.odds,
        ...(slip.eachWay && leg.terms ? { terms: leg.terms } : {}),
        selections: leg.selections.map(({ market, specifiers, outcome, version }, at) => ({
          market,
          specifiers,
          outcome,
          version: offer?.versions[at] ?? version,
        })),
      }
    }),
  }
}

/** While somebody types, nothing is asked. */
const SETTLED_MS = 300
const settled = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SETTLED_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** What the house says of a slip: how much can be staked, and what it pays at most. */
export function useQuote(bet: SlipBet | undefined) {
  const token = useSession((state) => state.token)
  const asked = bet && askedSlip(bet)
  return useQuery({
    queryKey: ['sports', 'quote', token, asked],
    queryFn: async ({ signal }) => {
      await settled(signal)
      return asked && call(quoteSlip, { slip: asked })
    },
    enabled: token !== undefined && asked !== undefined,
    staleTime: 5000,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** The most that a bet pays, whoever places it. */
export function useCap(): bigint | undefined {
  const { data } = useQuery(rulesNumbers())
  return data && BigInt(data.payoutMax)
}
