import { type RouletteMove, coversMost, tableGames } from '@tucano/table'
import type { BetFact } from '#betting/facts'
import { readTranscript } from '#fairness/transcript'
import type { Services } from '#platform/services'
import { readSettled } from './store.ts'
import { STUDIO_PRODUCT } from './studio.ts'

/** Of stakes at tables, in hundredths of a per cent. */
export const TABLES_BP = 1000
const tables = new Map(tableGames.map(({ code, engine }) => [code, engine]))

/** How much of stakes in our own games counts for a bonus: little of tables, and nothing of a wheel that was nearly covered. */
export const studioContribution = ({ db }: Pick<Services, 'db'>) => ({
  contributionBp: ({ product, game }: BetFact): number | undefined =>
    product === STUDIO_PRODUCT && tables.has(game) ? TABLES_BP : undefined,
  counts: async ({ product, game, memberId, betId, effectiveStake }: BetFact): Promise<bigint | undefined> => {
    if (product !== STUDIO_PRODUCT || tables.get(game) !== 'roulette') return undefined
    const transcript = (await readSettled(db, memberId, betId))?.transcript
    const [move] = transcript ? readTranscript(transcript).moves : []
    return move && coversMost(move as RouletteMove) ? 0n : effectiveStake
  },
})
