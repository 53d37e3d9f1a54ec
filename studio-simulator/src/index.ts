export { exampleOf } from './example.ts'
export { type SimulatedTable, type Studio, type StudioOptions, startStudio } from './start-studio.ts'
export { type RoundFault, StudioTable, roundFaults } from './table.ts'
export { type Happening, type LineFault, Teller, lineFaults } from './teller.ts'
