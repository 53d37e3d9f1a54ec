import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

export const trevoDaVila: LineData = {
  code: 'trevo-da-vila',
  cost: 1,
  coins: { min: 1, max: 50_000 },
  maxWin: 500,
  lines: threeReelLines(3),
  symbols: {
    W: { drawing: 'clover', kind: 'wild', pays: { 3: 500 } },
    H: { drawing: 'horseshoe', pays: { 3: 40 } },
    M: { drawing: 'coin', pays: { 3: 15 } },
    O: { drawing: 'moon', pays: { 3: 8 } },
    F: { drawing: 'orchid', pays: { 3: 4 } },
    P: { drawing: 'pepper', pays: { 3: 3 } },
    A: { drawing: 'acai', pays: { 3: 2 } },
  },
  strips: ['AFOPOAMPMOAOHWPFPAPOPAFHFAOFHM', 'MPAHPAMPOAFMHFPFHWFAFAMAOAPOFO', 'POWMAPHAFAPMOAHPFPFPFAOFMFMFAH'],
}
