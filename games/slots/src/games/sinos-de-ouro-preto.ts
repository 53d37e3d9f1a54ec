import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

export const sinosDeOuroPreto: LineData = {
  code: 'sinos-de-ouro-preto',
  cost: 5,
  coins: { min: 1, max: 20_000 },
  maxWin: 500,
  lines: threeReelLines(5),
  symbols: {
    B: { drawing: 'bell', pays: { 3: 2500 } },
    K: { drawing: 'crown', pays: { 3: 250 } },
    G: { drawing: 'gem', pays: { 3: 75 } },
    M: { drawing: 'coin', pays: { 3: 40 } },
    E: { drawing: 'star', pays: { 3: 20 } },
    O: { drawing: 'moon', pays: { 3: 12 } },
    C: { drawing: 'cherry', pays: { 3: 8 } },
  },
  strips: ['ECGOMOGCGCOEOBMEMGOKEOCEMEKO', 'MGMEOEGCOGCOCKCMEOMCKOGBGEOK', 'COCEKMKGCEMGMGKCOMECBMCECOEOGO'],
}
