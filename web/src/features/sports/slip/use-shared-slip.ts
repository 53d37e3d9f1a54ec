import { readSharedSlip } from '@tucano/contract/sports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { toast } from '#ui/toast'
import { type Chosen, EMPTY_SLIP, type SlipLeg, sidesOf, toggled } from './slip-state.ts'
import { changeSlip } from './slip-store.ts'
import { texts } from './texts.ts'

/** What a code looks like: letters and digits that are not mistaken for one another. */
const CODE = /^[2-9A-HJ-NP-Z]{8}$/
export const readCode = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase().split('SLIP=').at(-1) ?? ''
  return CODE.test(code) ? code : undefined
}

type Told = ReplyOf<typeof readSharedSlip>['legs'][number]

/** A leg of somebody else's slip, with the odds of now; nothing where it cannot be bet on any more. */
function legOf({ event, match, odds, selections }: Told): SlipLeg | undefined {
  const [first, ...rest] = selections.map(({ market, specifiers, outcome, marketName, outcomeName, version }): Chosen => ({
    market,
    specifiers,
    outcome,
    marketName,
    outcomeName,
    version,
  }))
  if (!first || odds === null) return undefined
  return {
    event,
    selections: [first, ...rest],
    odds,
    ...sidesOf(match),
    sport: match?.sport ?? '',
    stake: '',
    isBanker: false,
  }
}

/** Puts the slip of a code in the place of the one that is there; false where nothing of it is open. */
export async function loadCode(code: string): Promise<boolean> {
  const { legs } = await call(readSharedSlip, { code })
  const open = legs.flatMap((told) => legOf(told) ?? [])
  if (open.length === 0) return false
  changeSlip(({ policy, keeps, unanswered }) => open.reduce(toggled, { ...EMPTY_SLIP, policy, keeps, unanswered }))
  return true
}

/** A slip that the address brings lies in the cart, and nothing more: whoever wants to bets on it by a press. */
export function useSharedSlip(): void {
  const t = useText(texts)
  const say = useErrorText()
  const [search, setSearch] = useSearchParams()
  const code = readCode(search.get('slip') ?? '')
  const take = useEffectEvent((shared: string) => {
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before)
        rest.delete('slip')
        return rest
      },
      { replace: true },
    )
    loadCode(shared).then(
      (isOpen) => toast(t(isOpen ? 'codeLoaded' : 'codeGone'), isOpen ? 'done' : 'wrong'),
      (error: unknown) => toast(say(error), 'wrong'),
    )
  })
  useEffect(() => {
    if (code !== undefined) take(code)
  }, [code])
}
