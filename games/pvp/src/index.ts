export { type Seat, type Side, nextSeat, otherSide, seatsFrom, sideOf } from './sides.ts'
export { type CommittedDeck, DECKS, type ShownCard, commitDeck, isCardOf, showCard } from './deck/committed-deck.ts'
export { type HandBinding, type Joint, SEED, jointOf, seedCommitment } from './deck/joint.ts'
export { type HandFinding, type HandProblem, type PublishedHand, verifyHand } from './deck/verify-hand.ts'
export { TRUCO_CARDS, type TrucoCard, readTrucoCard, strengthOf, trucoName, trucoRank, trucoSuit } from './truco/cards.ts'
export {
  TRUCO_DEALT,
  type TrucoAction,
  type TrucoHand,
  type TrucoMove,
  type TrucoSetup,
  placesLeft,
  playTruco,
  trucoCards,
} from './truco/hand.ts'
export { SCALES, TRUCO_POINTS, type TrucoRules, raisedFrom } from './truco/rules.ts'
export { trucoFor, trucoSeen } from './truco/seen.ts'
export type { EndedBy, Ending } from './domino/ending.ts'
export {
  DOMINO_DEALT,
  DOMINO_POINTS,
  type DominoAction,
  type DominoEvent,
  type DominoHand,
  type DominoMove,
  type DominoSetup,
  playDomino,
} from './domino/hand.ts'
export { dominoFor, dominoSeen } from './domino/seen.ts'
export { TILES, type Tile, halvesOf, isDouble, pipsOf } from './domino/tiles.ts'
export type { Ended } from './holdem/ending.ts'
export { type HoldemHand, type HoldemMove, type HoldemSetup, type Rake, type Turn, holdemCards, playHoldem } from './holdem/hand.ts'
export { type HandHistory, type Happened, happenedIn } from './holdem/history.ts'
export { toPhh } from './holdem/phh.ts'
export type { Pot } from './holdem/pots.ts'
export { holdemFor, holdemSeen } from './holdem/seen.ts'
export { toStarsText } from './holdem/stars-text.ts'
export { NEWCOMER, type Played, type Rating, rate } from './rating.ts'
