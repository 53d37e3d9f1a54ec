import { BadMove, type Game, ratio } from '@tucano/round'

const readStake = (move: unknown): { stake: string } => {
  const { stake } = (move ?? {}) as { stake?: unknown }
  if (typeof stake !== 'string' || !/^[1-9]\d{0,14}$/.test(stake)) throw new BadMove('stake', 'a whole number')
  return { stake }
}
const stakeOf = (opening: unknown): bigint => BigInt((opening as { stake: string }).stake)
const frame = { stakes: { unit: 1, min: 10, max: 10_000 }, maxWin: 4, sheet: {}, engine: 'coin' } as const

/** A coin that ends at once. */
export const coin: Game = {
  ...frame,
  code: 'dados',
  maths: { engine: 'coin', version: 1 },
  returns: [{ way: 'best', rtp: ratio(96, 100) }],
  readMove: readStake,
  stakeOf,
  run([opening], draws) {
    const side = draws.below(2)
    return { stake: stakeOf(opening), payout: side === 1 ? (stakeOf(opening) * 19n) / 10n : 0n, over: true, view: { side }, options: [] }
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
    return { stake, payout: won ? pool : 0n, over: true, view: {}, options: [], ...(won ? { jackpot: pool } : {}) }
  },
}

type Do = { do: 'double' | 'toss' | 'take' }

/** A coin that is tossed as often as one likes; the stake can be doubled once, before the first toss. */
export const tosses: Game = {
  ...frame,
  code: 'minas',
  maths: { engine: 'tosses', version: 1 },
  returns: [{ way: 'best', rtp: ratio(95, 100) }],
  readMove(move, first) {
    if (first) return readStake(move)
    const { do: what } = (move ?? {}) as { do?: unknown }
    if (what !== 'double' && what !== 'toss' && what !== 'take') throw new BadMove('do', 'double, toss or take')
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
      } else if (what === 'toss') {
        sides.push(draws.below(2))
        payout = sides.at(-1) === 0 ? 0n : payout + stake
      } else if (sides.length === 0) throw new BadMove('do', 'toss first')
      else return { stake, payout, over: true, view: { sides }, options: [] }
    }
    if (sides.at(-1) === 0) return { stake, payout: 0n, over: true, view: { sides }, options: [] }
    return {
      stake,
      payout: 0n,
      over: false,
      view: { sides },
      options: [
        { move: 'double', cost: stakeOf(opening) },
        { move: 'toss', cost: 0n },
      ],
    }
  },
  abandon: ({ view }) => ((view as { sides: number[] }).sides.length > 0 ? { do: 'take' } : undefined),
}

/** Whoever takes it within a quarter of a second has it twice. */
export const fuse: Game = {
  ...frame,
  code: 'foguete',
  maths: { engine: 'fuse', version: 1 },
  returns: [{ way: 'best', rtp: ratio(95, 100) }],
  readMove: (move, first) => (first ? readStake(move) : { do: 'take' }),
  stakeOf,
  run(moves) {
    const [opening, taken] = moves as [unknown, { do: string; at?: number }?]
    const stake = stakeOf(opening)
    if (!taken) return { stake, payout: 0n, over: false, view: {}, options: [{ move: 'take', cost: 0n }] }
    return { stake, payout: taken.do === 'take' && taken.at! < 250 ? stake * 2n : 0n, over: true, view: { ...taken }, options: [] }
  },
  stamp: (_move, elapsedMs) => ({ do: 'take', at: elapsedMs }),
  ends: () => ({ afterMs: 250, move: { do: 'gone' } }),
}
