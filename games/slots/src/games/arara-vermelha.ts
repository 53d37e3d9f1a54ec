import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const araraVermelha: LinesData = {
  code: 'arara-vermelha',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 8000,
  lines: fiveReelLines(20),
  symbols: {
    W: { drawing: 'macaw', kind: 'wild' },
    S: { drawing: 'sun', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    T: { drawing: 'toucan', pays: { 2: 2, 3: 30, 4: 120, 5: 400 } },
    F: { drawing: 'frog', pays: { 3: 20, 4: 75, 5: 250 } },
    P: { drawing: 'palm', pays: { 3: 15, 4: 60, 5: 200 } },
    C: { drawing: 'acai', pays: { 3: 12, 4: 40, 5: 150 } },
    A: { drawing: 'A', pays: { 3: 6, 4: 20, 5: 75 } },
    K: { drawing: 'K', pays: { 3: 5, 4: 20, 5: 60 } },
    Q: { drawing: 'Q', pays: { 3: 5, 4: 15, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 4, 4: 15, 5: 50 } },
    X: { drawing: '10', pays: { 3: 4, 4: 15, 5: 50 } },
  },
  strips: [
    'PKAJTAFCPFAPFAPCXAKXSKQXACKJC',
    'JKCWFCPFCTQSCJXKQXKQJPFCPXTKJCQ',
    'PCJTPFQXAJPFAKXTQKWCKWFKQPCASCAQ',
    'FQAJXCKWCXTPCJKPJFPQTXCFKCAXSAT',
    'PCJPSKQTCWKPTQPAFCTXJPCXPKTCFX',
  ],
  free: [
    { count: 3, spins: 12, multiplier: 2, more: 6, max: 24 },
    { count: 4, spins: 15, multiplier: 2, more: 6, max: 24 },
    { count: 5, spins: 20, multiplier: 2, more: 6, max: 24 },
  ],
  freeStrips: [
    'ATQCXQKFTKCPAQPXCPKTFJAFSAKJ',
    'KJCXJFTWKXQSPJQCAPCTKXQFPJAFXTQW',
    'PFAXFTCQTPSAPJXQAWCKWFQJKCAKCJK',
    'JXSFXQFTWQJAKQAPKFCWXPKCPQCJTA',
    'PQKXCQAWKJAXJPKFSJQCXTCFTXAWPFJ',
  ],
}
