import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

export const seteDaSorte: LineData = {
  code: 'sete-da-sorte',
  cost: 1,
  coins: { min: 5, max: 50_000 },
  maxWin: 1000,
  lines: threeReelLines(1),
  symbols: {
    S: { drawing: 'seven', pays: { 3: 1000 } },
    G: { drawing: 'gem', pays: { 3: 100 } },
    B: { drawing: 'bell', pays: { 3: 40 } },
    H: { drawing: 'horseshoe', pays: { 3: 12 } },
    P: { drawing: 'pineapple', pays: { 3: 6 } },
    C: { drawing: 'cherry', pays: { 1: 1, 2: 5, 3: 20 } },
  },
  strips: ['HPBSBHCGHCPHPBPGPHBP', 'BGCGBHPHSHPGPHPHPGCHP', 'PSHPHBHBPHPHPBPCPGPBGC'],
}
