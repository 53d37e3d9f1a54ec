import type { Seeds } from '#fairness/seeds'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { chooseClientSeed } from './choose-client-seed.ts'
import { commitSeeds } from './commit-seeds.ts'
import { getLog } from './get-log.ts'
import { getMaths } from './get-maths.ts'
import { listSeedRounds } from './list-seed-rounds.ts'
import { listSeeds } from './list-seeds.ts'
import { rotateSeeds } from './rotate-seeds.ts'
import { appendLog, signHead } from './store.ts'
import { tellOldSeeds } from './tell-old-seeds.ts'

export { readCommitments } from './store.ts'

export const fairness = (house: House, seeds: Seeds): Feature => ({
  answers: [
    commitSeeds(house, seeds),
    chooseClientSeed(house, seeds),
    rotateSeeds(house, seeds),
    listSeeds(house),
    listSeedRounds(house),
    getMaths(house),
    getLog(house),
  ],
  jobs: [
    { name: 'fairness.appendLog', schedule: '* * * * *', run: () => appendLog(house.db) },
    { name: 'fairness.signHead', schedule: '0 * * * *', run: () => signHead(house) },
    { name: 'fairness.tellOldSeeds', schedule: '* * * * *', run: () => tellOldSeeds(house, seeds) },
  ],
})
