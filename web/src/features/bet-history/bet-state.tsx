import type { Bet } from '@tucano/contract/bet-history'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { outcomeOf } from './profit-sums.ts'
import { texts } from './texts.ts'

const TONES = { open: 'sky', part: 'sky', won: 'forest', lost: 'plain', settled: 'plain', void: 'plain' } as const

/** How a bet stands, in a word or two; and whether its stake was a gift. */
export function BetState({ bet }: { bet: Bet }) {
  const t = useText(texts)
  const { state, isCorrected, isCashedOut, isFree } = bet
  const isOver = state === 'settled'
  const outcome = outcomeOf(bet)
  return (
    <>
      {isOver && isCashedOut ? (
        <Badge tone="sky">{t('state_cashedOut')}</Badge>
      ) : (
        <Badge tone={TONES[outcome]}>{t(`state_${outcome}`)}</Badge>
      )}
      {isOver && isCorrected && <Badge tone="beak">{t('state_corrected')}</Badge>}
      {isFree && <Badge>{t('free')}</Badge>}
    </>
  )
}
