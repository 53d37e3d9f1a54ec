import { darker, lighter } from '../colour.ts'

/**
 * A drawing of about 200 by 200 around the middle, in tones of one colour, lit from above on the left. `main` is the body's colour, `spark`
 * that of what shines.
 */
export type Symbol = (main: string, spark: string) => string

export const shade = (main: string) => ({ light: lighter(main, 0.35), main, dark: darker(main, 0.3), deep: darker(main, 0.55) })

/** A soft copy of a shape, a little lower: what it stands on is near. */
export const shadow = (path: string): string => `<path d="${path}" fill="#000" opacity=".28" transform="translate(4 8)"/>`
