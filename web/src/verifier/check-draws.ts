import { hashOfChain } from '@tucano/beacon/chain'
import { areSigned, isSigned } from '@tucano/beacon/verify'
import { linkBefore } from '@tucano/randomness'
import { type DrawFinding, type Hashes, type PublishedDraw, type SharedGame, verifyDraw, verifyRaffle } from '@tucano/round'
import { fromHex, toHex } from './hex.ts'
import type { KeptDraw } from './kept-draw.ts'

/** `unknown`: it can be neither right nor wrong here. `absent`: there is nothing to compare. */
export type Verdict = 'right' | 'wrong' | 'unknown' | 'absent'

/** What is compared, in this order, and which problems speak against it. */
const comparisons = {
  seed: ['chain'],
  beacon: ['beacon', 'signature', 'randomness'],
  rules: ['game', 'maths'],
  result: ['result'],
  bet: ['leaf', 'path'],
  payout: ['payout'],
  numbers: ['list', 'winners'],
} as const satisfies Record<string, readonly DrawFinding['problem'][]>

export type ComparedDraw = keyof typeof comparisons

export interface DrawVerdict {
  what: ComparedDraw
  /** `absent`: there is no bet in the file, or nothing was drawn. `unknown`: the game's rules are not here. */
  is: Verdict
}

export interface CheckedDraw extends KeptDraw {
  verdicts: DrawVerdict[]
}

/** What is known of many draws from having looked at them together. */
interface Known {
  /** Signatures that were found to be right. */
  signed: ReadonlySet<string>
  /** Draws whose seeds lead to their anchors. */
  chained: ReadonlySet<PublishedDraw>
}

const signedName = (publicKey: string, round: number, signature: string): string => `${publicKey} ${round} ${signature}`

/** Checks a shared draw, and the bet on it, from what was told alone. */
export function checkDraw(kept: KeptDraw, games: ReadonlyMap<string, SharedGame>, hashes: Hashes, known?: Known): CheckedDraw {
  const { draw, bet, raffle } = kept
  const game = games.get(draw.game)
  const beacon = {
    hashOfChain,
    isSigned: (asked: Parameters<typeof isSigned>[0]) =>
      known?.signed.has(signedName(toHex(asked.publicKey), asked.round, toHex(asked.signature))) || isSigned(asked),
  }
  // A seed that is known to lead to its anchor is not followed there once more.
  const followed = known?.chained.has(draw) ? { ...draw, link: 0, chain: { ...draw.chain, anchor: draw.seed } } : draw
  const findings = verifyDraw(game, followed, { hashes, beacon, bet })
  if (raffle) findings.push(...verifyRaffle(raffle, draw, hashes))
  const problems = new Set(findings.map(({ problem }) => problem))
  const isVoid = draw.signature === null
  const judge = (what: ComparedDraw): DrawVerdict['is'] => {
    if ((what === 'bet' || what === 'payout') && !bet) return 'absent'
    if (what === 'numbers' && (!raffle || isVoid)) return 'absent'
    if (what === 'result' && isVoid) return 'absent'
    if (what === 'rules' && !game) return 'unknown'
    if (comparisons[what].some((problem) => problems.has(problem))) return 'wrong'
    // Without the game nobody knows what it draws and pays. That a bet stands in the tree is known all the same.
    return !game && (what === 'result' || what === 'payout') ? 'unknown' : 'right'
  }
  return { ...kept, verdicts: (Object.keys(comparisons) as ComparedDraw[]).map((what) => ({ what, is: judge(what) })) }
}

/** Signatures that are looked at together: the page draws itself between. */
const TOGETHER = 64

/** Signatures of draws, those of one beacon together. What is wrong among them is looked at once more, one by one. */
async function knowSigned(draws: readonly PublishedDraw[], pause: () => Promise<void>): Promise<Set<string>> {
  const signed = new Set<string>()
  const ofBeacon = Map.groupBy(
    draws.filter(({ signature }) => signature !== null),
    ({ beacon }) => beacon.publicKey,
  )
  for (const [publicKey, all] of ofBeacon) {
    const rounds = [...new Map(all.map((draw) => [signedName(publicKey, draw.beaconRound, draw.signature!), draw]))]
    for (let from = 0; from < rounds.length; from += TOGETHER) {
      const some = rounds.slice(from, from + TOGETHER)
      const asked = some.map(([, { beaconRound, signature }]) => ({ round: beaconRound, signature: fromHex(signature!) }))
      if (some.length > 1 && areSigned(fromHex(publicKey), asked)) for (const [name] of some) signed.add(name)
      await pause()
    }
  }
  return signed
}

/** Seeds that lead to their anchors: each is followed to the one before it of the same chain alone. */
function knowChained(draws: readonly PublishedDraw[], { sha256 }: Hashes): Set<PublishedDraw> {
  const chained = new Set<PublishedDraw>()
  for (const [anchor, all] of Map.groupBy(draws, ({ chain }) => chain.anchor)) {
    let before = { link: 0, seed: anchor }
    for (const draw of all.toSorted((a, b) => a.link - b.link)) {
      if (toHex(linkBefore(fromHex(draw.seed), draw.link - before.link, sha256)) !== before.seed) continue
      chained.add(draw)
      before = draw
    }
  }
  return chained
}

/** Checks many draws: what they have in common is worked out once. */
export async function checkDraws(
  kept: readonly KeptDraw[],
  games: ReadonlyMap<string, SharedGame>,
  { hashes, pause }: { hashes: Hashes; pause: () => Promise<void> },
): Promise<CheckedDraw[]> {
  const draws = kept.map(({ draw }) => draw)
  const known = { signed: await knowSigned(draws, pause), chained: knowChained(draws, hashes) }
  const checked: CheckedDraw[] = []
  for (const one of kept) {
    if (checked.length % TOGETHER === 0) await pause()
    checked.push(checkDraw(one, games, hashes, known))
  }
  return checked
}
