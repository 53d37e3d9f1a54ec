import type { SportsBet } from '@tucano/contract/sports/bets'
import { useText } from '#platform/text'
import { texts as slipTexts, type Texts as SlipTexts } from '../slip/texts.ts'
import { texts } from './texts.ts'

type Kind = SportsBet['kind']
type CoverKey = `system_${Exclude<Kind, 'single' | 'multiple' | 'system'>}` & keyof SlipTexts
type State = SportsBet['state'] | 'won' | 'lost' | 'cashedOut' | 'edited'

/** What a bet is called by its legs. */
export function useKindName(): (bet: Pick<SportsBet, 'kind' | 'size' | 'legs'>) => string {
  const t = useText(texts)
  const s = useText(slipTexts)
  return ({ kind, size, legs: { length: legs } }) => {
    if (kind === 'single') return t('kind_single')
    if (kind === 'system') return t('kind_system', { size: size ?? 0, legs })
    if (kind !== 'multiple') return s(`system_${kind}` satisfies CoverKey)
    if (legs === 2) return t('kind_double')
    return legs === 3 ? t('kind_treble') : t('kind_multiple', { legs })
  }
}

/** What has become of a bet, for whoever looks at it. A loss is said plainly. */
export function stateOf({ state, payout, cashedOut, replacedBy }: SportsBet): State {
  if (replacedBy !== null) return 'edited'
  if (state !== 'settled') return state
  if (BigInt(cashedOut) > 0n && BigInt(cashedOut) === BigInt(payout)) return 'cashedOut'
  return BigInt(payout) > 0n ? 'won' : 'lost'
}
