export { type Draws, Stream, resultOf } from './draws.ts'
export { type Binding, CLIENT_SEED, messageOf } from './message.ts'
export { deal, pickWeighted } from './pick.ts'
