import { type SharedGame, raffleGame } from '@tucano/round'
import { type CheckedDraw, checkDraw } from '../../verifier/check-draws.ts'
import { hashes } from '../../verifier/hashes.ts'
import { readKeptDraws } from '../../verifier/kept-draw.ts'

export { DrawReport } from '../../verifier/draws/draw-report.tsx'
export type { CheckedDraw }

/** The other products' maths are not loaded for a raffle. */
const games = new Map([[raffleGame.code, raffleGame as SharedGame]])

/** Checks a raffle from its list and its draw, as they were told. */
export const checkRaffle = (written: string): CheckedDraw => checkDraw(readKeptDraws(written)[0]!, games, hashes)
