import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

export const ferradura: LineData = {
  code: 'ferradura',
  cost: 5,
  coins: { min: 1, max: 20_000 },
  maxWin: 850,
  lines: threeReelLines(3),
  symbols: {
    W: { drawing: 'horseshoe', kind: 'wild', pays: { 3: 4000 } },
    S: { drawing: 'seven', pays: { 3: 250 } },
    R: { drawing: 'rooster', pays: { 3: 100 } },
    B: { drawing: 'bell', pays: { 3: 40 } },
    C: { drawing: 'coffee', pays: { 3: 20 } },
    F: { drawing: 'clover', pays: { 3: 12 } },
    P: { drawing: 'pepper', pays: { 3: 8 } },
  },
  strips: ['BFSPBCFRFPWFCFCFPSCPRCFRBCRPSCBF', 'FSFSPBRCPFPCFCPFPFPWBPBPFPBCPCFP', 'PRBPWRCBFBPCFWFCFPSRCBRFPFPCSCPF'],
}
