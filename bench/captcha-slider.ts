// Lets programs solve our slider puzzles and prints how many they solve, and how long they take: `npm run bench:captcha-slider [-- how many]`.
// Lower is better. A person solves nearly all of them, which no program can measure: `-- pictures FOLDER` writes some to look at.
import fs from 'node:fs'
import path from 'node:path'
import { drawSlider } from '../server/src/accounts/captcha/draw-slider.ts'
import { TOLERANCE_PX } from '../server/src/accounts/captcha/movement.ts'
import { seededRandom } from '../server/src/accounts/captcha/random.ts'
import { solvers } from '../server/src/testing/puzzle-solvers.ts'

const [first = '60', folder = '.'] = process.argv.slice(2)
if (first === 'pictures') write(folder)
else await measure(Number(first))

function write(into: string): void {
  for (let n = 0; n < 8; n++) {
    const { background, piece } = drawSlider(seededRandom(`look ${n}`))
    fs.writeFileSync(path.join(into, `slider-${n}.webp`), background)
    fs.writeFileSync(path.join(into, `slider-${n}-piece.webp`), piece)
  }
}

async function measure(count: number): Promise<void> {
  for (const [name, solve] of Object.entries(solvers)) {
    let solved = 0
    const began = performance.now()
    for (let n = 0; n < count; n++) {
      const puzzle = drawSlider(seededRandom(`solve ${n}`))
      if (Math.abs((await solve(puzzle)) - puzzle.x) <= TOLERANCE_PX) solved++
    }
    const each = (performance.now() - began) / count
    console.log(`${name}: ${solved} of ${count}, ${each.toFixed(0)} ms each with drawing it`)
  }
}
