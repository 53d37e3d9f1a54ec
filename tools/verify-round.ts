// Verifies rounds that a player kept, without the site: `npm run verify-round -- rounds.json`, or with the export on standard input. Only
// the draws, for any game: `npm run verify-round -- rounds.json --draws 37,37,52`.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { type Finding, type SeedExport, drawsOf, verifyRounds, verifySeed } from '@tucano/round'
import { type KeptSeed, readKept } from '../web/src/verifier/kept-seed.ts'
import { allGames } from './all-games.ts'
import { nodeHashes } from '../server/src/fairness/node-hashes.ts'
import { drawTable } from './table.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const SENTENCES: Record<Finding['problem'], string> = {
  commitment: 'the server seed is not the one that was promised',
  'client-seed': 'the client seed is none that the site takes',
  missing: 'not shown',
  repeated: 'the same number as another round',
  game: 'no such game here',
  maths: 'the game has other maths',
  move: 'impossible moves',
  unfinished: 'the round is not over',
  stake: 'another stake',
  payout: 'another payout',
  segment: 'the wheel stood still elsewhere',
}

function tell({ problem, expected, found }: Finding): string {
  const details = Object.entries({ expected, found }).flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]))
  return [SENTENCES[problem], ...(details.length > 0 ? [`(${details.join(', ')})`] : [])].join(' ')
}

/** What a round draws when these ranges are asked for, one after the other. */
function drawAgain(written: SeedExport, round: SeedExport['rounds'][number], ranges: readonly bigint[]): string {
  const draws = drawsOf(written, round, nodeHashes)
  return ranges.map((n) => draws.belowBig(n)).join(' ')
}

/** Whatever is wrong, but that a void round has no end. */
function findingsOf(written: KeptSeed): Finding[] {
  const voided = new Set(written.rounds.filter(({ state }) => state === 'void').map(({ nonce }) => nonce))
  return verifyRounds(allGames, written, nodeHashes).filter(({ nonce, problem }) => problem !== 'unfinished' || !voided.has(nonce!))
}

function verify(written: KeptSeed, ranges: readonly bigint[] | undefined): boolean {
  const findings = ranges ? verifySeed(written, nodeHashes) : findingsOf(written)
  const lines = written.rounds.map((round) => {
    const wrong = findings.filter(({ nonce, problem }) => nonce === round.nonce && problem !== 'missing').map(tell)
    const told = wrong.length > 0 ? wrong.join('; ') : ranges ? 'drawn again' : 'right'
    return [round.nonce, round.game, round.stake, round.payout, ...(ranges ? [drawAgain(written, round, ranges)] : []), told]
  })
  say(drawTable([['round', 'game', 'stake', 'payout', ...(ranges ? ['draws'] : []), 'verdict'], ...lines]))
  for (const finding of findings.filter(({ nonce, problem }) => nonce === undefined || problem === 'missing')) say(tell(finding))
  const right = written.rounds.length - new Set(findings.flatMap(({ nonce, problem }) => (problem === 'missing' ? [] : (nonce ?? [])))).size
  if (findings.length > 0) say(`${findings.length} problems; ${right} of ${written.rounds.length} rounds are right`)
  else
    say(
      `${written.rounds.length} rounds: the seed is the one that was promised, ${ranges ? 'and these are its draws' : 'and every round is right'}`,
    )
  return findings.length === 0
}

try {
  const { values, positionals } = parseArgs({ options: { draws: { type: 'string' } }, allowPositionals: true })
  const ranges = values.draws?.split(',').map(BigInt)
  const verdicts = readKept(fs.readFileSync(positionals[0] ?? 0, 'utf8')).map((seed) => verify(seed, ranges))
  process.exitCode = verdicts.every(Boolean) ? 0 : 1
} catch (error) {
  process.stderr.write(`This cannot be verified: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
