import { BadMove, type Game, type Hashes, type Json, ratio } from '@tucano/round'
import { type Minutes, type ShotResult, fire } from './decide.ts'
import { RETURN } from './law.ts'
import { type Sea, kindsOf } from './sea.ts'
import { costOf } from './shots.ts'
import { EPOCH_MS, spawn } from './spawns.ts'
import { WORTH_MAX } from './species.ts'
import { SEED_BYTES, type Volley, bytesOf, readShots } from './volley.ts'

export type VolleyView = { shots: ShotResult[] }

/** As many minutes as rooms of a process can have in the water at once. */
const MINUTES_KEPT = 512

/** All that decides what a shot comes to. */
const mathsOf = (sea: Sea): Json => ({
  game: 'fish',
  version: sea.version,
  code: sea.code,
  return: [RETURN.over, RETURN.under],
  levels: [...sea.levels],
  heavy: sea.heavy,
  net: sea.net,
  kinds: kindsOf(sea).map(({ code, worth, size, crossesMs, weight, group, reach }) => [
    code,
    'is' in worth ? worth.is : worth.among.map(({ is, weight: often }) => [is, often]),
    size,
    [...crossesMs],
    weight,
    group ? [...group] : null,
    reach ?? null,
  ]),
  waves: { ...sea.waves },
  shoal: { ...sea.shoal },
  gapMs: sea.gapMs,
  epochMs: EPOCH_MS,
})

const isSeed = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{22}$/.test(text) && bytesOf(text).length === SEED_BYTES

function readVolley(move: unknown): Volley {
  const { minutes, shots, ...more } = (move ?? {}) as Record<string, unknown>
  if (Object.keys(more).length > 0) throw new BadMove(Object.keys(more)[0]!, 'unknown')
  if (!Array.isArray(minutes) || minutes.length !== 2 || !minutes.every(isSeed)) throw new BadMove('minutes', 'two seeds')
  if (typeof shots !== 'string' || shots.length > 2000) throw new BadMove('shots', 'no shots')
  return { minutes: minutes as Volley['minutes'], shots }
}

/** A sea as a game: a round is a volley, over at once. Water is made from public seeds by whoever runs it. */
export function fishGame(sea: Sea, hashes: Pick<Hashes, 'hmacSha256'>): Game<Volley, VolleyView> {
  const made = new Map<string, ReturnType<typeof spawn>['fish']>()
  const fishOf = (seed: string): ReturnType<typeof spawn>['fish'] => {
    const known = made.get(seed)
    if (known) return known
    const { fish } = spawn(sea, bytesOf(seed), hashes)
    if (made.size >= MINUTES_KEPT) made.delete(made.keys().next().value!)
    made.set(seed, fish)
    return fish
  }
  const [least] = sea.levels
  return {
    code: sea.code,
    engine: 'fish',
    maths: mathsOf(sea),
    stakes: { unit: 1, min: least!, max: 16 * sea.heavy * sea.levels.at(-1)! },
    returns: [{ way: 'best', rtp: ratio(BigInt(RETURN.over), BigInt(RETURN.under)) }],
    maxWin: WORTH_MAX,
    readMove: readVolley,
    stakeOf: ({ shots }) => BigInt(readShots(shots).reduce((sum, shot) => sum + costOf(sea, shot), 0)),
    run: ([volley], draws) => {
      const { minutes: seeds, shots: text } = volley!
      const minutes: Minutes = [fishOf(seeds[0]), fishOf(seeds[1])]
      const shots = readShots(text)
      const results = shots.map((shot) => fire(sea, minutes, { shot, draws }))
      const payout = shots.reduce(
        (sum, shot, n) => sum + sea.levels[shot.level]! * results[n]!.caught.reduce((all, [, worth]) => all + worth, 0),
        0,
      )
      return {
        stake: BigInt(shots.reduce((sum, shot) => sum + costOf(sea, shot), 0)),
        payout: BigInt(payout),
        over: true,
        view: { shots: results },
        options: [],
      }
    },
    sheet: { sea: sea.code, levels: [...sea.levels], heavy: sea.heavy, net: sea.net },
  }
}
