// Plays every combination of stops of the slots with clusters, and writes what they come to into games/slots/src/certificates.ts:
// `npm run certify`. Only those are played whose maths changed, and those whose codes are given.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { certify } from '@tucano/slots/certify'

const ROOT = path.join(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'games', 'slots', 'src', 'certificates.ts')

const certificates = certify({
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  again: process.argv.slice(2),
  made: ({ code, cost }, { combinations, coins, hits, maxCoins, tumbles }) => {
    const percent = (part: number): string => `${((part / combinations) * 100).toFixed(3)} %`
    const back = percent(Number(coins) / cost)
    console.log(
      `${code}: ${combinations} combinations return ${back}, ${percent(hits)} win, at most ${maxCoins} coins and ${tumbles} tumbles`,
    )
  },
})
const source = `// Made by \`npm run certify\`.
import type { Certificate } from './enumerate-cluster.ts'

export const certificates: Record<string, Certificate> = ${JSON.stringify(certificates)}
`
fs.writeFileSync(FILE, source)
execFileSync(path.join(ROOT, 'node_modules', '.bin', 'oxfmt'), [FILE])
