import type { Bet } from '@tucano/contract/bet-history'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { outcomeOf } from './profit-sums.ts'
import { texts } from './texts.ts'

/** How a bet stands, in a word or two; and whether its stake was a gift. */
export function BetState({ bet }: { bet: Bet }) {
  const t = useText(texts)
  const { state, isCorrected, isCashedOut, isFree } = bet
  const isOver = state === 'settled'
  return (
    <>
      {isOver && isCashedOut ? (
        <Badge>{t('state_cashedOut')}</Badge>
      ) : (
        <Badge tone={state === 'open' ? 'sky' : 'plain'}>{t(`state_${outcomeOf(bet)}`)}</Badge>
      )}
      {isOver && isCorrected && <Badge>{t('state_corrected')}</Badge>}
      {isFree && <Badge>{t('free')}</Badge>}
    </>
  )
}
