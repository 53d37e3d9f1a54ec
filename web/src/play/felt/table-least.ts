import type { Least } from '../frame/fit.ts'

/** The place that a table needs: cards, places to bet on and what is done with chips, side by side or one below the other. */
export const tableLeast: Least = { upright: { width: 360, height: 740 }, aside: { width: 820, height: 330 } }

/** A cloth of numbers grows and shrinks with its place, and needs less of it. */
export const clothLeast: Least = { ...tableLeast, upright: { width: 360, height: 620 } }
