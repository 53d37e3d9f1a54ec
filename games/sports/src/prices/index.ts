export { BUILDER_OVERROUND_BP, type BuilderCheck, builderOdds, checkBuilder } from './builder.ts'
export { type ResultChances, fairOdds, marketOdds, offeredOdds } from './margin.ts'
export { type PriceGroup, mostOverroundBp, overroundBp, passesReturnBound } from './overround.ts'
export { chancesByPower, chancesByShin } from './remove-margin.ts'
