import type { EngineName, ViewOf } from '@tucano/contract/studios'
import type { RoundOutcome } from '@tucano/contract/studios/told-bet'
import type { Text } from '#platform/text'
import type { Texts } from './texts.ts'

/** One of the bets of a round, and what it paid, its stake included, once that is known. */
export interface OwnBet {
  name: string
  stake: bigint
  payout: bigint | undefined
}

type Say = Text<Texts>
type Placed<Engine extends EngineName> = (view: ViewOf<Engine>, t: Say) => OwnBet[]
type RouletteBet = ViewOf<'roulette'>['bets'][number]

const placed = (name: string, { stake, payout }: { stake: string; payout?: string | undefined }): OwnBet => ({
  name,
  stake: BigInt(stake),
  payout: payout === undefined ? undefined : BigInt(payout),
})

function spotName(bet: RouletteBet, t: Say): string {
  if ('numbers' in bet) return t('spot_inside', { kind: t(`spot_${bet.kind}` as 'spot_straight'), numbers: bet.numbers.join(', ') })
  return bet.kind === 'column' || bet.kind === 'dozen' ? t(`spot_${bet.kind}`, { number: bet.which }) : t(`spot_${bet.which}` as 'spot_red')
}

const roulette: Placed<'roulette'> = ({ bets }, t) => bets.map((bet) => placed(spotName(bet, t), bet))

const baccarat: Placed<'baccarat'> = ({ bets }, t) => bets.map((bet) => placed(t(`bet_${bet.on}`), bet))

const blackjack: Placed<'blackjack'> = ({ hands, insurance }, t) => [
  ...hands.map((hand, n) => placed(hands.length === 1 ? t('bet_hand') : t('bet_handNumber', { number: n + 1 }), hand)),
  ...(insurance ? [placed(t('bet_insurance'), insurance)] : []),
]

const holdem: Placed<'holdem'> = ({ ante, call }, t) => [placed(t('bet_ante'), ante), ...(call ? [placed(t('bet_call'), call)] : [])]

const engines: { [Engine in EngineName]?: Placed<Engine> } = { roulette, baccarat, blackjack, holdem }

/** Bet by bet what was staked in a round and what it paid; none where a round has one bet only. */
export function ownBetsOf<Engine extends EngineName>({ engine, view }: RoundOutcome<Engine>, t: Say): OwnBet[] {
  try {
    return engines[engine]?.(view, t) ?? []
  } catch {
    return []
  }
}
