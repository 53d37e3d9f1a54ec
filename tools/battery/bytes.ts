// Writes the blocks of production to standard output, without an end: `node tools/battery/bytes.ts <seed>`. Rounds are numbered from 1, and
// each gives two blocks: most rounds of a game take no more.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { fastBlocks } from '@tucano/randomness/testing'

const BLOCK = 32
const CHUNK = 2 ** 17
const BLOCKS_PER_ROUND = 2

const [seed = ''] = process.argv.slice(2)
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const blocks = fastBlocks(digest(seed), { game: 'battery', maths: digest('{}').toString('hex'), clientSeed: 'battery-battery' })
const chunk = new Uint8Array(CHUNK)

try {
  for (let nonce = 1; ;) {
    for (let at = 0; at < CHUNK; nonce++)
      for (let cursor = 0; cursor < BLOCKS_PER_ROUND; cursor++, at += BLOCK) chunk.set(blocks(nonce, cursor), at)
    for (let written = 0; written < CHUNK;) written += fs.writeSync(1, chunk, written)
  }
} catch (error) {
  // Whoever reads has read enough.
  if (!['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}
