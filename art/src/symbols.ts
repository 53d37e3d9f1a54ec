import { creatures } from './symbols/creatures.ts'
import { fortune } from './symbols/fortune.ts'
import { nature } from './symbols/nature.ts'
import { play } from './symbols/play.ts'
import { sports } from './symbols/sports.ts'
import type { Symbol } from './symbols/symbol.ts'

const drawn = { ...creatures, ...fortune, ...nature, ...play, ...sports }

/** Smaller, and lower by so much: what reaches further than the others is whole wherever they are. */
const within =
  (draw: Symbol, scale: number, down = 0): Symbol =>
  (main, spark) =>
    `<g transform="translate(0 ${down}) scale(${scale})">${draw(main, spark)}</g>`

/** Everything that can be the hero of a cover or a mark. */
export const symbols = {
  ...drawn,
  capybara: within(drawn.capybara, 0.96, 8),
  pepper: within(drawn.pepper, 0.98, 4),
  palm: within(drawn.palm, 0.92, 10),
  cards: within(drawn.cards, 0.94),
  mask: within(drawn.mask, 0.86),
}
export type SymbolName = keyof typeof symbols
