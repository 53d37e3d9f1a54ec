export { type BeatSource, beatDraws, digestOf, writtenOut } from './beat-draws.ts'
export { type PricedMarket, offerOf, pricesDigest } from './offer.ts'
export {
  type MatchChecks,
  type MatchFinding,
  type MatchProof,
  type Replayed,
  type ToldBeat,
  replayMatch,
  toldJson,
  verifyMatch,
} from './verify-match.ts'
