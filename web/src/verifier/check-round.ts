import type { Draws } from '@tucano/randomness'
import { type Finding, type Json, type Run, type SeedExport, type WrittenRound, canonical, drawsOf, verifyRounds } from '@tucano/round'
import { games } from './games.ts'
import { hashes } from './hashes.ts'

export type Problem = Finding['problem'] | 'outcome'

/** What is compared, in this order, and which problems speak against it. */
const comparisons = {
  commitment: ['commitment', 'client-seed'],
  rules: ['game', 'maths'],
  moves: ['move', 'unfinished'],
  stake: ['stake'],
  payout: ['payout'],
  outcome: ['outcome'],
} as const satisfies Record<string, readonly Problem[]>

export type Compared = keyof typeof comparisons

export interface Verdict {
  what: Compared
  /** Without the rules, what follows from them can be neither. */
  is: 'right' | 'wrong' | 'unknown'
  expected?: string | undefined
  found?: string | undefined
}

/** Runs one round again and compares all that was told of it, what was shown included. */
export function checkRound(seed: Omit<SeedExport, 'rounds'>, round: WrittenRound, view: unknown): Verdict[] {
  const findings: { problem: Problem; expected?: string; found?: string }[] = verifyRounds(games, { ...seed, rounds: [round] }, hashes)
  const has = (problems: readonly Problem[]) => findings.find(({ problem }) => problems.includes(problem))
  const isRun = !has([...comparisons.rules, 'move'])
  if (isRun) {
    const [expected, found] = [plain(runAgain(seed, round).run.view), plain(view)]
    if (expected !== found) findings.push({ problem: 'outcome', expected, found })
  }
  return (Object.keys(comparisons) as Compared[]).map((what) => {
    const finding = has(comparisons[what])
    if (finding) return { what, is: 'wrong', expected: finding.expected, found: finding.found }
    return { what, is: isRun || what === 'commitment' || (what === 'rules' && !has(comparisons.rules)) ? 'right' : 'unknown' }
  })
}

/** As it travels, whatever order its parts stand in. */
const plain = (view: unknown): string => canonical(JSON.parse(JSON.stringify(view ?? null)) as Json)

/** One draw: below which number, and what came. */
export interface Drawn {
  below: string
  result: string
}

/** A round once more, with all that was drawn for it. Throws BadMove, or when there is no such game. */
export function runAgain(seed: Omit<SeedExport, 'rounds'>, round: WrittenRound): { run: Run; drawn: Drawn[] } {
  const game = games.get(round.game)
  if (!game) throw new RangeError(round.game)
  const { draws, drawn } = recorded(drawsOf({ ...seed, rounds: [] }, round, hashes))
  const { pool } = round.given ?? {}
  return { run: game.run(round.moves, draws, pool === undefined ? {} : { pool: BigInt(pool) }), drawn }
}

function recorded(draws: Draws): { draws: Draws; drawn: Drawn[] } {
  const drawn: Drawn[] = []
  const keep = <Number extends number | bigint>(below: Number, result: Number): Number => {
    drawn.push({ below: String(below), result: String(result) })
    return result
  }
  return { drawn, draws: { below: (n) => keep(n, draws.below(n)), belowBig: (n) => keep(n, draws.belowBig(n)) } }
}
