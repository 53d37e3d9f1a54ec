export { type Side, type SportCode, type Standing, WEIGHTS } from './model.ts'
export { periodStatus } from './statuses.ts'
export { BadStrengths } from './strengths.ts'
