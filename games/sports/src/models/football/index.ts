export type { CountCell, FootballCell, ScoreCell } from './cells.ts'
export { FOOTBALL_MODEL } from './model.ts'
export { playersOf, scoredBy } from './scorers.ts'
export { readFootballStrengths } from './strengths.ts'
