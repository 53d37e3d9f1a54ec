export { inventWorld } from './invent-world.ts'
export { type LabelledDraws, labelledDraws } from './labelled-draws.ts'
export { type GameMap, MAPS } from './maps.ts'
export { SPORTS, type SportCode } from './sports.ts'
export { SQUADS } from './squads.ts'
export { type Crest, DEVICES, PATTERNS, SHAPES } from './crest.ts'
export type {
  Athlete,
  Category,
  Competitor,
  CompetitorId,
  Format,
  Player,
  PlayerId,
  Shares,
  Team,
  Tournament,
  TournamentId,
  Venue,
  VenueId,
  Words,
  World,
} from './world.ts'
