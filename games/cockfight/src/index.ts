export { type Blow, type Bout, FEATHERS, type Move, drawBout, feathersAfter } from './bout.ts'
export { type Corner, OUTCOMES, type Outcome, type Weights, oddsOf, payoutOf, returnOf } from './odds.ts'
export { type Pool, goesBack, netOf, poolOdds, poolPayout } from './pool.ts'
export { type Pairing, ROOSTERS, type Rooster, pairingIn } from './roosters.ts'
