import type { Brand } from '@tucano/brand'
import { type Content, type LotteryGame, PLAIN_SERIES, type Slip, liabilityOf, mostOf, playOf, shapes, stakeOf } from '@tucano/lottery'
import { productOf } from '../games.ts'
import type { Sold } from '../series.ts'
import type { DrawRow } from '../store.ts'
import type { Refused } from './refused.ts'

/** What the house takes on by a bet, and how much of that there may be. */
export interface Claim {
  drawId: string
  kind: 'draw' | 'member' | 'selection'
  key: string
  amount: bigint
  cap: bigint
  /** The first line that it is of. */
  content: number | null
}

/** What betting keeps of a bet. Whoever pays it out reads the slip alone. */
export interface KeptSlip extends Slip {
  slip: string
  plan?: string
}

/** A bet that may be placed, as far as it can be judged by itself. */
export interface PreparedBet {
  id: string
  drawId: string
  numero: string
  game: string
  vendor: string
  product: string
  stake: bigint
  potential: bigint
  selections: KeptSlip
  /** Whatever else decides what was asked for. */
  inputs: string
  claims: Claim[]
}

interface Given {
  id: string
  slip: string
  plan?: string
  game: LotteryGame
  draw: Pick<DrawRow, 'drawId' | 'numero'>
  contents: readonly Content[]
  sold: Sold
  inputs: string
  memberId: bigint
  caps: Brand['lottery']['caps']
  /** Chips cost the house nothing. */
  isPlay: boolean
}

/** Selections of one bet that liability tells apart. */
const KEYS_MAX = 1000
const DRAW_KEY = '*'

/** Works out what a bet costs, what it can pay and what the house takes on by it, or why it is more than may be. */
export function prepareBet(given: Given): PreparedBet | Refused {
  const { id, slip, plan, game, draw, contents, sold, inputs, memberId, caps, isPlay } = given
  const shape = shapes.get(game.shape)!
  const series = sold.series ?? PLAIN_SERIES
  const refused = (code: string, left: number, content: number | null): Refused => ({
    kind: 'refused',
    code,
    numero: draw.numero,
    left: BigInt(left),
    content,
  })
  const most = contents.map((content) => mostOf(shape, content, series))
  const tooMuch = most.findIndex((pays) => pays > BigInt(caps.prize))
  if (tooMuch >= 0) return refused('cap.prize', caps.prize, tooMuch)
  const stake = sum(contents.map((content) => stakeOf(shape, content)))
  if (stake > BigInt(caps.stake)) return refused('cap.stake', caps.stake, null)
  if (stake > BigInt(caps.member)) return refused('cap.member', caps.member, null)
  const potential = sum(most)
  const { drawId } = draw
  const claims: Claim[] = isPlay
    ? []
    : [
        { drawId, kind: 'member', key: String(memberId), amount: stake, cap: BigInt(caps.member), content: null },
        ...(selectionsOf(given, series) ?? [
          { drawId, kind: 'draw' as const, key: DRAW_KEY, amount: potential, cap: BigInt(caps.draw), content: null },
        ]),
      ]
  return {
    id,
    drawId,
    numero: draw.numero,
    game: game.code,
    vendor: game.vendor,
    product: productOf(game),
    stake,
    potential,
    selections: { game: game.code, series: sold.series, most: sold.most, contents, slip, ...(plan !== undefined && { plan }) },
    inputs,
    claims,
  }
}

/** What a bet can cost by each of its selections; nothing where there are too many to count. */
function selectionsOf({ game, draw: { drawId }, contents, caps }: Given, series: number): Claim[] | undefined {
  const shape = shapes.get(game.shape)!
  const claims = new Map<string, Claim>()
  for (const [n, content] of contents.entries()) {
    const play = playOf(shape, content.play)
    const keys = play.keys(play.read(content.picks))
    if (!keys) return undefined
    for (const keyed of keys) {
      // One selection has one key, by whichever play it was bet on.
      const { key } = keyed
      const amount = liabilityOf(play, keyed, content, series)
      const known = claims.get(key)
      if (known) known.amount += amount
      else claims.set(key, { drawId, kind: 'selection', key, amount, cap: BigInt(caps.selection), content: n })
    }
    if (claims.size > KEYS_MAX) return undefined
  }
  return [...claims.values()]
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
