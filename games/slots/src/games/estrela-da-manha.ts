import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

export const estrelaDaManha: LineData = {
  code: 'estrela-da-manha',
  cost: 1,
  coins: { min: 1, max: 50_000 },
  maxWin: 500,
  lines: threeReelLines(5),
  symbols: {
    E: { drawing: 'star', pays: { 3: 500 } },
    L: { drawing: 'sun', pays: { 3: 30 } },
    U: { drawing: 'moon', pays: { 3: 15 } },
    T: { drawing: 'bolt', pays: { 3: 8 } },
    G: { drawing: 'gem', pays: { 3: 4 } },
    O: { drawing: 'orchid', pays: { 3: 3 } },
    C: { drawing: 'cherry', pays: { 3: 2 } },
  },
  strips: ['GCUOTOUCUCOCOETGTLOLGOCGTGLO', 'TLTGOGUCOUCOCUCTGOTCLOUELGOL', 'OTCULTLOTOGTCTLGUGCGEOUCOCOC'],
}
