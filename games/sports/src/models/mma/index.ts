export { FIGHT_MODEL, type FightCell } from './model.ts'
export { readFightStrengths } from './strengths.ts'
