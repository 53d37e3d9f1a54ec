import { Repeating } from '#platform/repeating'
import type { Services } from '#platform/services'
import { advanceOfficial, dueOfficial } from './advance.ts'
import { askFeeds } from './feeds.ts'

const TICK_MS = 1000
/** Feeds of others are not asked more often than they change. */
const FEEDS_MS = 10_000

/** Takes official draws further while the server runs, and asks feeds for results. A draw that cannot go on keeps no other one waiting. */
export function tendOfficial({ db, log, configuration }: Pick<Services, 'db' | 'log' | 'configuration'>): {
  start: () => void
  stop: () => Promise<void>
} {
  const advancing = new Repeating(log, {
    everyMs: TICK_MS,
    run: async () => {
      for (const drawId of await dueOfficial(db))
        try {
          while (await advanceOfficial(db, drawId));
        } catch (error) {
          log.warn({ err: error, drawId }, 'an official draw goes on later')
        }
    },
    failed: 'official draws go on later',
  })
  const { lotteryResults } = configuration
  const asking =
    lotteryResults.length > 0
      ? new Repeating(log, {
          everyMs: FEEDS_MS,
          run: () => askFeeds({ db, log }, lotteryResults),
          failed: 'feeds of results are asked later',
        })
      : undefined
  return {
    start: () => {
      advancing.start()
      asking?.start()
    },
    stop: async () => {
      await advancing.stop()
      await asking?.stop()
    },
  }
}
