export { type DealtCard, agrees } from './agrees.ts'
export {
  type Alive,
  Asked,
  type Said,
  Signed,
  StudioEvent,
  type StudioEventType,
  type StudioKind,
  type StudioResult,
  studioKinds,
} from './said.ts'
export { BadSaid, publicKeyOf, readSaid, signSaid, writtenKey } from './signed.ts'
export { StudioClock } from './studio-clock.ts'
