export { type Chain, firstRoundFrom, hashOfChain, msOfRound, readInfo, roundAt } from './chain.ts'
export { type LocalBeacon, startBeacon } from './start-beacon.ts'
