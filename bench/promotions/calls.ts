import { readBrand } from '@tucano/brand'
import { buildServices } from '../../server/src/build-services.ts'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { Seeds } from '../../server/src/fairness/seeds.ts'
import { missions } from '../../server/src/features/missions/index.ts'
import { points } from '../../server/src/features/points/index.ts'
import { promotions } from '../../server/src/features/promotions/index.ts'
import { referral } from '../../server/src/features/referral/index.ts'
import { rewards } from '../../server/src/features/rewards/index.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { pointsForPromotions } from '../../server/src/points/delivery.ts'
import { openPromotions } from '../../server/src/promotions/open-promotions.ts'
import type { Books } from '../ledger/books.ts'

/** Numbers of a raffle need a draw, and a link somebody who has sent it. */
const NEEDS_MORE = new Set(['getRaffle', 'getRaffleList', 'getSentEnvelope'])
/** Server time of a call, at most. */
const ASKED_MS = 30

/** Every call by which the pages of promotions, rewards, missions, points and friends read, by members in turn, one after the other. */
export async function measureCalls(
  books: Books,
  { members, times, boardOf }: { members: number; times: number; boardOf: bigint },
  say: (line: string) => void,
): Promise<void> {
  const configuration = readConfiguration({ DATABASE_URL: books.url, PORT: '0', LOG_LEVEL: 'silent' })
  const brand = await readBrand('tucano')
  const services = await buildServices({ configuration, brand, db: books.db, pool: books.pool, log: openLog({ level: 'silent' }) })
  const engine = openPromotions(services, pointsForPromotions(brand))
  const answers = [
    promotions(services, {
      engine,
      seeds: new Seeds(services),
      catalogue: new Catalogue(services, []),
      games: new Map(),
      roundGames: () => Promise.resolve([]),
    }),
    rewards(services, engine.promotions, {}),
    missions(engine.promotions),
    points(services),
    referral(services, engine.promotions),
  ].flatMap((feature) => feature.answers)
  const needed: Record<string, object> = {
    getPromotion: { promotionId: String(boardOf) },
    getLeaderboard: { promotionId: String(boardOf) },
  }
  const reading = answers.filter(
    ({ endpoint: { name, method, access } }) => method === 'GET' && (access === 'member' || access === 'public') && !NEEDS_MORE.has(name),
  )
  let missed = 0
  for (const { endpoint, handle } of reading) {
    const took: number[] = []
    for (let n = -5; n < times; n++) {
      const member = { memberId: BigInt(1 + (((n + 5) * 7919) % members)), type: 0 }
      const caller = { member, whoCalls: () => Promise.resolve(member), language: 'PT' }
      const began = performance.now()
      await handle((needed[endpoint.name] ?? {}) as never, caller as never)
      if (n >= 0) took.push(performance.now() - began)
    }
    took.sort((a, b) => a - b)
    const [p50, p99] = [took[times >> 1]!, took[Math.min(times - 1, Math.floor(times * 0.99))]!]
    if (p99 >= ASKED_MS) missed++
    say(
      `${endpoint.name.padEnd(20)}p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms${p99 >= ASKED_MS ? '   MISSED' : ''}`,
    )
  }
  say(`${missed} of ${reading.length} calls at ${ASKED_MS} ms or more`)
  await services.workerPool.stop()
}
