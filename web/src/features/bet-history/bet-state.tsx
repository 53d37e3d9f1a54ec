import type { Bet } from '@tucano/contract/bet-history'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { texts } from './texts.ts'

/** How a bet stands, in a word; and whether its stake was a gift. */
export function BetState({
  bet: { state, decided, isCorrected, isFree },
}: {
  bet: Pick<Bet, 'state' | 'decided' | 'isCorrected' | 'isFree'>
}) {
  const t = useText(texts)
  const word = state === 'open' && decided !== '0' ? 'part' : state === 'settled' && isCorrected ? 'corrected' : state
  return (
    <>
      <Badge tone={state === 'open' ? 'sky' : 'plain'}>{t(`state_${word}`)}</Badge>
      {isFree && <Badge tone="plain">{t('free')}</Badge>}
    </>
  )
}
