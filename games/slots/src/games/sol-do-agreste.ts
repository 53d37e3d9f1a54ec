import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const solDoAgreste: ExpandingData = {
  code: 'sol-do-agreste',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 7500,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'sun', kind: 'wild' },
    S: { drawing: 'horseshoe', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    R: { drawing: 'rooster', pays: { 3: 40, 4: 120, 5: 400 } },
    F: { drawing: 'flame', pays: { 3: 30, 4: 90, 5: 300 } },
    P: { drawing: 'pepper', pays: { 3: 20, 4: 70, 5: 250 } },
    G: { drawing: 'gem', pays: { 3: 15, 4: 50, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 8, 4: 25, 5: 100 } },
    K: { drawing: 'K', pays: { 3: 8, 4: 25, 5: 100 } },
    Q: { drawing: 'Q', pays: { 3: 6, 4: 20, 5: 75 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 20, 5: 75 } },
    X: { drawing: '10', pays: { 3: 5, 4: 15, 5: 50 } },
  },
  strips: [
    'AKXAQKPFQJFKGPXFRJARXPAGQAGQSJX',
    'RFQPFXJKXQARSAKPJKGAKRJFGPQGKQJXW',
    'JKXJSXJFKQFARGQRKPAGJPKFQGKWXPJAXQA',
    'QSGQPGXWAXKGPKFJXFJQKPAKRJXRJ',
    'PKFPJAGFQGPQGXFKXAKXARXJRKJQSJAQ',
  ],
  scatters: 3,
  choices: [
    { spins: 18, multiplier: 1, more: 3, max: 30 },
    { spins: 9, multiplier: 2, more: 3, max: 18 },
    { spins: 6, multiplier: 3, more: 3, max: 12 },
  ],
  freeStrips: [
    'XFPAFPGFJGRKAPQXRKXRGJKQASQA',
    'FRJGKXJASGPQFAGWKQPXWQFKRXJRPQ',
    'AKXAKSJFRJFXJWQFGQKPQGRXGJKPWARP',
    'GXQFPJAWKGFWJFQJXRQGRAPKRPKXS',
    'PRSKFQPXAJGAJXAPRGXJKFQRKGQAFQ',
  ],
}
