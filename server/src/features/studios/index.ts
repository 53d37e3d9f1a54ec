import { playRules } from '@tucano/brand'
import type { Feature } from '#platform/feature'
import { getGame } from './get-game.ts'
import { getOpenRound } from './get-open-round.ts'
import { Pace } from './pace.ts'
import { playRound } from './play-round.ts'
import { Rounds } from './rounds.ts'
import { stepRound } from './step-round.ts'
import type { Studio } from './studio.ts'

export { TABLES_BP, studioContribution } from './contribution.ts'
export { studioGames } from './games.ts'
export { studioLauncher } from './launcher.ts'
export { openStudios } from './open-studios.ts'
export { studioRounds } from './round-games.ts'
export { Rounds } from './rounds.ts'
export { STUDIO_PRODUCT, type Studio } from './studio.ts'
export { studioBets } from './tell-bet.ts'

const CLOCK_MS = 1000

export const studios = (studio: Studio): Feature => {
  const { brand, log } = studio.services
  const rounds = new Rounds(studio, new Pace(playRules(brand.jurisdiction.profile).roundMs))
  const { openRounds } = rounds
  return {
    answers: [getGame(studio), playRound(rounds), stepRound(rounds), getOpenRound(studio, rounds)],
    jobs: [{ name: 'studios.endAbandoned', schedule: '*/10 * * * *', run: () => openRounds.endAbandoned() }],
    start: () => {
      let underWay: Promise<void> | undefined
      // What a process that is gone had its eye on is ended by another.
      const timer = setInterval(() => {
        underWay ??= openRounds
          .endDue()
          .catch((error: unknown) => log.warn({ err: error }, 'rounds could not be ended by the clock'))
          .finally(() => (underWay = undefined))
      }, CLOCK_MS).unref()
      return async () => {
        clearInterval(timer)
        openRounds.stop()
        await underWay
      }
    },
  }
}
