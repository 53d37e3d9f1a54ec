export { type Calendar, type Entrant, type Fixture, type MatchId, type Season, createCalendar } from './calendar.ts'
export { type Length, lengthOf, paceOf } from './durations.ts'
export { type Side, type WinnerOf, competitorOf, roundName, venueOf, wentOn } from './entrants.ts'
export { GENESIS_MS } from './timetables.ts'
