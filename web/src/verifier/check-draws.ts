import { hashOfChain } from '@tucano/beacon/chain'
import { isSigned } from '@tucano/beacon/verify'
import { type DrawFinding, type Hashes, type SharedGame, verifyDraw, verifyRaffle } from '@tucano/round'
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

/** Checks a shared draw, and the bet on it, from what was told alone. */
export function checkDraw(kept: KeptDraw, games: ReadonlyMap<string, SharedGame>, hashes: Hashes): CheckedDraw {
  const { draw, bet, raffle } = kept
  const game = games.get(draw.game)
  const findings = verifyDraw(game, draw, { hashes, beacon: { hashOfChain, isSigned }, bet })
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
