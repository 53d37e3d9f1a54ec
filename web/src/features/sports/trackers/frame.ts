/** All grounds are drawn in the same frame, home on the left. */
export const GROUND = { width: 160, height: 100 } as const
/** Yards from one end zone to the other: 100 of them are 132 of the frame. */
export const YARD = { from: 14, each: 1.32 } as const
/** Where the sites are of a place that rounds are played in. */
export const SITES = { a: { x: 118, y: 26 }, b: { x: 136, y: 72 } } as const
