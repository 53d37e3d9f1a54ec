import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

export const cerejaClassica: LineData = {
  code: 'cereja-classica',
  cost: 1,
  coins: { min: 1, max: 50_000 },
  maxWin: 500,
  lines: threeReelLines(1),
  symbols: {
    S: { drawing: 'seven', pays: { 3: 500 } },
    B: { drawing: 'bell', pays: { 3: 60 } },
    F: { drawing: 'clover', pays: { 3: 20 } },
    A: { drawing: 'acai', pays: { 3: 10 } },
    P: { drawing: 'pineapple', pays: { 3: 8 } },
    C: { drawing: 'cherry', pays: { 1: 2, 2: 4, 3: 15 } },
  },
  strips: ['PFBFSAFABPAPFPCAPBCAC', 'FAFCBCBCPASFAFCPAPAPBA', 'CPFABCBFPFPFPAPFPAFCAFBS'],
}
