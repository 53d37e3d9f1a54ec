// Verifies shared draws, and bets on them, from what the site tells of them, without the site: `npm run verify-draw -- draw.json`, or on standard input.
import fs from 'node:fs'
import { type CheckedDraw, type DrawVerdict, checkDraw } from '../web/src/verifier/check-draws.ts'
import { readKeptDraws } from '../web/src/verifier/kept-draw.ts'
import { sharedGames } from '../web/src/verifier/draws/shared-games.ts'
import { nodeHashes } from '../server/src/fairness/node-hashes.ts'
import { drawTable } from './table.ts'

const WORDS: Record<DrawVerdict['is'], string> = { right: 'right', wrong: 'WRONG', unknown: 'not known here', absent: '–' }
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function tell({ draw, verdicts, bet, isOwnBeacon }: CheckedDraw): (string | number)[] {
  const beacon = isOwnBeacon ? `${draw.beacon.name} (the house’s own)` : draw.beacon.name
  return [draw.source, draw.number, draw.link, beacon, bet?.id ?? '–', ...verdicts.map(({ is }) => WORDS[is])]
}

try {
  const checked = readKeptDraws(fs.readFileSync(process.argv[2] ?? 0, 'utf8')).map((kept) => checkDraw(kept, sharedGames, nodeHashes))
  const heads = ['source', 'number', 'link', 'beacon', 'bet', ...(checked[0]?.verdicts.map(({ what }) => what) ?? [])]
  say(drawTable([heads, ...checked.map(tell)]))
  const isWrong = checked.some(({ verdicts }) => verdicts.some(({ is }) => is === 'wrong'))
  say(isWrong ? 'not everything is as it was told' : `${checked.length} draws: nothing speaks against what was told`)
  process.exitCode = isWrong ? 1 : 0
} catch (error) {
  process.stderr.write(`This cannot be verified: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
