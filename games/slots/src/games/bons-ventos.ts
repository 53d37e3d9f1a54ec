import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const bonsVentos: ExpandingData = {
  code: 'bons-ventos',
  cost: 5,
  coins: { min: 1, max: 20_000 },
  maxWin: 8000,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'boat', kind: 'wild' },
    S: { drawing: 'star', kind: 'scatter', pays: { 3: 10, 4: 40, 5: 200 } },
    T: { drawing: 'turtle', pays: { 3: 12, 4: 40, 5: 120 } },
    F: { drawing: 'fish', pays: { 3: 10, 4: 30, 5: 100 } },
    P: { drawing: 'palm', pays: { 3: 8, 4: 25, 5: 80 } },
    C: { drawing: 'chest', pays: { 3: 8, 4: 20, 5: 75 } },
    A: { drawing: 'A', pays: { 3: 4, 4: 12, 5: 40 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 8, 5: 25 } },
    X: { drawing: '10', pays: { 3: 3, 4: 8, 5: 25 } },
  },
  strips: [
    'QFTQXCQKJAFJCKAPJATKXAPXSPKCP',
    'JPXASXPFXAKQJCPJXTCJKTCKTQWFQPCF',
    'ASTQKCFKJQKXCPXFPAJPATCQAWJPTJC',
    'FSJKFAQWXTCXQCPKJPKAFKXQCXTCAPJ',
    'CXTAXFJXPFTASJAKXQCJQAJKCPKQCJQA',
  ],
  scatters: 3,
  choices: [
    { spins: 30, multiplier: 1, more: 5, max: 40 },
    { spins: 15, multiplier: 2, more: 5, max: 20 },
    { spins: 10, multiplier: 3, more: 5, max: 15 },
  ],
  freeStrips: [
    'QPFKPFJKXCSAKTFCTXATQXPQKJCAJ',
    'AKWFQKJQFKQSCJXTCJXCAPWFPTXPT',
    'TFAXFKAFQPCTQXKQCJKCAPTJXWJQSPA',
    'CFXAPWAPJAKTJKTWCXKFTQSJCQXFQP',
    'CTQJTPAXJCTKPFKCAJQXSAXKFJQPF',
  ],
}
