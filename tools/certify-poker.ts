// Counts what the best play of the video pokers gets back, over every hand and every draw, and writes it down with the rules it is for:
// `node tools/run.mjs tools/certify-poker.ts`, a few seconds.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canonical } from '@tucano/round'
import { backFromAll } from '../games/table/src/best-hold.ts'
import { videoPokers } from '../games/table/src/video-poker.ts'

const FILE = path.join(import.meta.dirname, '../games/table/src/certified/poker.ts')

const lines = videoPokers.map(({ code, maths, payOf, sums }) => {
  const digest = createHash('sha256').update(canonical(maths)).digest('hex')
  const back = backFromAll(sums(), payOf)
  console.log(`${code}: ${back}`)
  return `  '${code}': {\n    digest: '${digest}',\n    back: ${readable(back)},\n  },\n`
})

fs.writeFileSync(
  FILE,
  `/** Written by tools/certify-poker.ts. The digest is that of the maths; \`back\` is in parts of the stake, over all hands that can be dealt. */
export const certifiedPoker: Record<string, { digest: string; back: number }> = {
${lines.join('')}}
`,
)

function readable(number: number): string {
  return number.toLocaleString('en').replaceAll(',', '_')
}
