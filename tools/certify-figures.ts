// Works out how often each game of ours pays and how far its rounds are from their average, and writes it down with the maths it is for:
// `node tools/run.mjs tools/certify-figures.ts`, some minutes.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canonical } from '@tucano/round'
import { figured, rangesOf } from './figures/all.ts'

const FILE = path.join(import.meta.dirname, '../server/src/features/studios/certified-figures.ts')
const ROUNDS = Number(process.argv[2] ?? 5_000_000)

const lines = figured.map(({ game, isSimulated, figures }) => {
  const maths = createHash('sha256').update(canonical(game.maths)).digest('hex')
  const { hits, deviation } = rangesOf(figures(ROUNDS))
  console.log(game.code, hits.join('–'), deviation.join('–'))
  const rounds = isSimulated ? `, rounds: ${ROUNDS}` : ''
  return `  '${game.code}': { maths: '${maths}', hits: [${hits.join(', ')}], deviation: [${deviation.join(', ')}]${rounds} },\n`
})

fs.writeFileSync(
  FILE,
  `/** How often a game pays, and how far its rounds are from their average: over all ways to bet, the least and the most. */
export interface CertifiedFigures {
  /** SHA-256 of the maths that it is for. */
  maths: string
  /** Hundredths of a percent of the rounds that pay anything. */
  hits: [number, number]
  /** Standard deviation of what a round pays, in hundredths of the stake. */
  deviation: [number, number]
  /** So many were played; otherwise all ends were counted. */
  rounds?: number
}

/** Written by tools/certify-figures.ts. */
export const certifiedFigures: Record<string, CertifiedFigures> = {
${lines.join('')}}
`,
)
