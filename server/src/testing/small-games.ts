import { BadMove, type Game, ratio } from '@tucano/round'

const readStake = (move: unknown): { stake: string } => {
  const { stake } = (move ?? {}) as { stake?: unknown }
  if (typeof stake !== 'string' || !/^[1-9]\d{0,14}$/.test(stake)) throw new BadMove('stake', 'a whole number')
  return { stake }
}
const stakeOf = (opening: unknown): bigint => BigInt((opening as { stake: string }).stake)
const frame = { stakes: { unit: 1, min: 10, max: 10_000 }, maxWin: 4 } as const

/** They say on the wire what games of these engines say. */
const ofCrash = { engine: 'crash', sheet: { stepMs: 10, growth: [], auto: { min: 101, max: 200 } } }
const crashView = (multiplier: number, point: number | null = null) => ({ auto: null, multiplier, point })

/** A coin that ends at once. */
export const coin: Game = {
  ...frame,
  ...ofCrash,
  code: 'dados',
  maths: { engine: 'coin', version: 1 },
  returns: [{ way: 'best', rtp: ratio(96, 100) }],
  readMove: readStake,
  stakeOf,
  run([opening], draws) {
    const side = draws.below(2)
    return {
      stake: stakeOf(opening),
      payout: side === 1 ? (stakeOf(opening) * 19n) / 10n : 0n,
      over: true,
      view: crashView(190 * side),
      options: [],
    }
  },
}

/** A coin under the jackpot, which is worth the whole stake: it is won soon. */
export const jackpotCoin: Game = {
  ...coin,
  code: 'mina-de-ouro',
  maths: { engine: 'coin', version: 1, jackpot: 10_000 },
  jackpotBp: 10_000,
  run([opening], draws, { pool }) {
    const stake = stakeOf(opening)
    const won = pool !== undefined && draws.belowBig(pool) < stake * 1_000_000n
    return { stake, payout: won ? pool : 0n, over: true, view: crashView(0), options: [], ...(won ? { jackpot: pool } : {}) }
  },
}

type Do = { do: 'double' | 'hit' | 'stand' }

const rules = {
  deck: '',
  blackjackPays: [3, 2],
  insurancePays: [2, 1],
  dealerSoft17: '',
  dealerLooks: '',
  double: '',
  split: '',
  splitAces: '',
}
const ofBlackjack = { engine: 'blackjack', sheet: { rules, strategy: { hard: {}, soft: {}, pairs: {} } } }
const tossView = (sides: number[], stake: bigint, over: boolean) => ({
  phase: over ? 'over' : 'play',
  dealer: { cards: [], total: 0, soft: false },
  hands: [{ cards: sides, total: sides.length, soft: false, stake: String(stake) }],
})

/** A coin that is tossed as often as one likes; the stake can be doubled once, before the first toss. */
export const tosses: Game = {
  ...frame,
  ...ofBlackjack,
  code: 'minas',
  maths: { engine: 'tosses', version: 1 },
  returns: [{ way: 'best', rtp: ratio(95, 100) }],
  readMove(move, first) {
    if (first) return readStake(move)
    const { do: what } = (move ?? {}) as { do?: unknown }
    if (what !== 'double' && what !== 'hit' && what !== 'stand') throw new BadMove('do', 'double, hit or stand')
    return { do: what }
  },
  stakeOf,
  run(moves, draws) {
    const [opening, ...rest] = moves as [unknown, ...Do[]]
    let stake = stakeOf(opening)
    let payout = stake
    const sides: number[] = []
    for (const { do: what } of rest) {
      if (sides.at(-1) === 0) throw new BadMove('do', 'it is over')
      if (what === 'double') {
        if (sides.length > 0 || stake !== stakeOf(opening)) throw new BadMove('do', 'only once, and first')
        stake *= 2n
        payout *= 2n
      } else if (what === 'hit') {
        sides.push(draws.below(2))
        payout = sides.at(-1) === 0 ? 0n : payout + stake
      } else if (sides.length === 0) throw new BadMove('do', 'hit first')
      else return { stake, payout, over: true, view: tossView(sides, stake, true), options: [] }
    }
    if (sides.at(-1) === 0) return { stake, payout: 0n, over: true, view: tossView(sides, stake, true), options: [] }
    return {
      stake,
      payout: 0n,
      over: false,
      view: tossView(sides, stake, false),
      options: [
        { move: 'double', cost: stakeOf(opening) },
        { move: 'hit', cost: 0n },
      ],
    }
  },
  abandon: ({ view }) => ((view as ReturnType<typeof tossView>).hands[0]!.total > 0 ? { do: 'stand' } : undefined),
}

/** Whoever takes it within a quarter of a second has it twice. */
export const fuse: Game = {
  ...frame,
  ...ofCrash,
  code: 'foguete',
  maths: { engine: 'fuse', version: 1 },
  returns: [{ way: 'best', rtp: ratio(95, 100) }],
  readMove: (move, first) => (first ? readStake(move) : { do: 'cashOut' }),
  stakeOf,
  run(moves) {
    const [opening, taken] = moves as [unknown, { do: string; at?: number }?]
    const stake = stakeOf(opening)
    if (!taken) return { stake, payout: 0n, over: false, view: crashView(0), options: [{ move: 'cashOut', cost: 0n }] }
    const payout = taken.do === 'cashOut' && taken.at! < 250 ? stake * 2n : 0n
    return { stake, payout, over: true, view: crashView(payout > 0n ? 200 : 0, taken.at ?? 250), options: [] }
  },
  stamp: (_move, elapsedMs) => ({ do: 'cashOut', at: elapsedMs }),
  ends: () => ({ afterMs: 250, move: { do: 'gone' } }),
}
