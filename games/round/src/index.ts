export { type Json, canonical } from './canonical.ts'
export { BadMove, type Game, type Given, type Option, type Return, type Run, type Stakes, costOf } from './game.ts'
export { type Ratio, approximate, basisPoints, compare, dividedBy, minus, plus, ratio, sumOf, times } from './ratio.ts'
export { type SeedExport, type WrittenRound, readSeedExport } from './seed-export.ts'
export { type Hashes, fromHex, mathsDigest, toHex } from './hashes.ts'
export { type Finding, type Runnable, drawsOf, verifyRounds, verifySeed } from './verify.ts'
export type { SharedBet, SharedGame } from './shared-game.ts'
export {
  type BeaconChecks,
  type DrawFinding,
  type ProvenBet,
  type PublishedBeacon,
  type PublishedDraw,
  sharedDrawsOf,
  textLeafHash,
  verifyDraw,
} from './verify-draw.ts'
export {
  type PublishedRaffle,
  type RaffleRange,
  type RaffleWin,
  drawRaffle,
  isGapless,
  raffleGame,
  raffleRoot,
  verifyRaffle,
} from './raffle.ts'
export { WHEEL, type WrittenTurn, turnAgain, turnWheel, wheelMaths } from './wheel.ts'
