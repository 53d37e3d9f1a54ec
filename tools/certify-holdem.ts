// Counts what comes back from casino hold’em: after every flop, every hole against every board and every dealer:
// `node tools/run.mjs tools/certify-holdem.ts`, some minutes.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canonical } from '@tucano/round'
import { eachClass } from '../games/table/src/card-sets.ts'
import { ENDS, HOLES, flopResult } from '../games/table/src/holdem-odds.ts'
import { holdem } from '../games/table/src/holdem.ts'

const FOLDER = path.join(import.meta.dirname, '../games/table/src/certified')
const FLOPS = 22_100

const began = performance.now()
const sums = { best: 0, simple: 0 }
const rows = ['flop\talike\tbest\tsimple']
eachClass(3, (cards, alike) => {
  const { best, simple } = flopResult(cards)
  sums.best += alike * best
  sums.simple += alike * simple
  rows.push([cards.join(' '), alike, best, simple].join('\t'))
  if (rows.length % 100 === 0) console.log(`${rows.length} of 1755 kinds of flops, ${Math.round((performance.now() - began) / 1000)} s`)
})

/** The ante, and what is won or lost of it on average. */
const under = FLOPS * HOLES * ENDS
const readable = (number: number): string => number.toLocaleString('en').replaceAll(',', '_')
const fraction = (net: number): string => `{ over: ${readable(under + net)}, under: ${readable(under)} }`
const digest = createHash('sha256').update(canonical(holdem.maths)).digest('hex')

fs.writeFileSync(path.join(FOLDER, 'holdem-flops.tsv'), `${rows.join('\n')}\n`)
fs.writeFileSync(
  path.join(FOLDER, 'holdem.ts'),
  `/** Written by tools/certify-holdem.ts. The digest is that of the maths; what each kind of flop adds is in holdem-flops.tsv. */
export const certifiedHoldem = {
  digest: '${digest}',
  best: ${fraction(sums.best)},
  simple: ${fraction(sums.simple)},
}
`,
)
console.log(`best ${(under + sums.best) / under}, simple ${(under + sums.simple) / under}`)
