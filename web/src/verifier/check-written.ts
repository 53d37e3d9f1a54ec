import { type CheckedDraw, checkDraw } from './check-draws.ts'
import { sharedGames } from './draws/shared-games.ts'
import { hashes } from './hashes.ts'
import { readKeptDraws } from './kept-draw.ts'

export { DrawReport } from './draws/draw-report.tsx'

/** Checks a draw, and a bet on it where there is one, as they were told. */
export const checkWritten = (written: string): CheckedDraw => checkDraw(readKeptDraws(written)[0]!, sharedGames, hashes)
