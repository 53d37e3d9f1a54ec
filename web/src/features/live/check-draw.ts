import { type CheckedDraw, checkDraw } from '../../verifier/check-draws.ts'
import { sharedGames } from '../../verifier/draws/shared-games.ts'
import { hashes } from '../../verifier/hashes.ts'
import { readKeptDraws } from '../../verifier/kept-draw.ts'

export { DrawReport } from '../../verifier/draws/draw-report.tsx'
export type { CheckedDraw }

/** Checks a round, and a bet on it where there is one, as they were told. */
export const checkWritten = (written: string): CheckedDraw => checkDraw(readKeptDraws(written)[0]!, sharedGames, hashes)
