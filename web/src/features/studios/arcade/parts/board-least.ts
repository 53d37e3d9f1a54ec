import type { Least } from '#play/frame/fit.ts'

/** The place that a board of many places needs, with what is chosen below it. */
export const boardLeast: Least = { upright: { width: 380, height: 660 }, aside: { width: 740, height: 320 } }
