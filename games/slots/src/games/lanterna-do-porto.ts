import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const lanternaDoPorto: ExpandingData = {
  code: 'lanterna-do-porto',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 7500,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'lantern', kind: 'wild' },
    S: { drawing: 'boat', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    F: { drawing: 'fish', pays: { 3: 30, 4: 100, 5: 500 } },
    M: { drawing: 'moon', pays: { 3: 25, 4: 80, 5: 300 } },
    C: { drawing: 'chest', pays: { 3: 20, 4: 60, 5: 200 } },
    P: { drawing: 'palm', pays: { 3: 15, 4: 50, 5: 150 } },
    A: { drawing: 'A', pays: { 3: 8, 4: 25, 5: 80 } },
    K: { drawing: 'K', pays: { 3: 8, 4: 25, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 6, 4: 20, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 20, 5: 60 } },
    X: { drawing: '10', pays: { 3: 5, 4: 15, 5: 50 } },
  },
  strips: [
    'AXSKMFQKFQPMJPCJAXJPAKCPMKACXQF',
    'CQJKQXJWFXMQKAXJAFCXAJMPCMFPQSKP',
    'XAMWPKAFXKJCKSJPQCMQCAQKPXFPJFMJ',
    'FPJQXMQXFAKJPQKWQFJXMCAMSAPCXKC',
    'QAXSAJFCPACQPAJMKJXFKQMKQJKXJFAJM',
  ],
  scatters: 3,
  choices: [
    { spins: 20, multiplier: 1, more: 2, max: 30 },
    { spins: 10, multiplier: 2, more: 2, max: 16 },
    { spins: 5, multiplier: 4, more: 2, max: 9 },
  ],
  freeStrips: [
    'QKAFKXAPJXKPAFPQCMJKFJMCQSCPXMA',
    'PAMPAQJXAMXWFCJQCSQKXWKMJPFCKFJXQ',
    'WXKFPCAPMJCPFAXQASFQWKJQKJMKCJXCM',
    'QKJMKQWFQMAXQCXWFJSPJCAKCMAPXFPX',
    'MJPAFCQXCAFMSFJQPAQCMAJKXPKXQKXJK',
  ],
}
