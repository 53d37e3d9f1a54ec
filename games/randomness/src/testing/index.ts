export { provesFair, recordRanges } from './fair.ts'
export { fastBlocks } from './fast-blocks.ts'
export { type Judged, type Judgement, type Source, judge, problemsOf } from './judge.ts'
export { chiSquareP, normalP, rarelyExceeded, uniformP } from './p-values.ts'
