import type { DrawnGames } from '#draws/advance'
import type { Seeds } from '#fairness/seeds'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { chooseClientSeed } from './choose-client-seed.ts'
import { commitSeeds } from './commit-seeds.ts'
import { getBetPath } from './get-bet-path.ts'
import { getLog } from './get-log.ts'
import { getMaths } from './get-maths.ts'
import { getSharedDraw } from './get-shared-draw.ts'
import { listSeedRounds } from './list-seed-rounds.ts'
import { listSeeds } from './list-seeds.ts'
import { listSharedDraws } from './list-shared-draws.ts'
import { rotateSeeds } from './rotate-seeds.ts'
import { appendLog, signHead } from './store.ts'
import { tellOldSeeds } from './tell-old-seeds.ts'

export { readCommitments } from './store.ts'

export const fairness = (services: Services, seeds: Seeds, drawnGames: DrawnGames): Feature => ({
  answers: [
    commitSeeds(services, seeds),
    chooseClientSeed(services, seeds),
    rotateSeeds(services, seeds),
    listSeeds(services),
    listSeedRounds(services),
    getMaths(services),
    getLog(services),
    listSharedDraws(services),
    getSharedDraw(services),
    getBetPath(services, drawnGames),
  ],
  jobs: [
    { name: 'fairness.appendLog', schedule: '* * * * *', run: () => appendLog(services.db) },
    { name: 'fairness.signHead', schedule: '0 * * * *', run: () => signHead(services) },
    { name: 'fairness.tellOldSeeds', schedule: '* * * * *', run: () => tellOldSeeds(services, seeds) },
  ],
})
