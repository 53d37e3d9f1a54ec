export { type Side, type SportCode, type Standing, WEIGHTS } from './model.ts'
export { BadStrengths } from './strengths.ts'
