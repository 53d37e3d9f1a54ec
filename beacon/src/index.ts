export { type Chain, type ChainInfo, QUICKNET, firstRoundFrom, hashOfChain, msOfRound, readInfo, roundAt } from './chain.ts'
export { type LocalBeacon, startBeacon } from './start-beacon.ts'
