import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const pandeiroDeOuro: LinesData = {
  code: 'pandeiro-de-ouro',
  cost: 5,
  coins: { min: 1, max: 10_000 },
  maxWin: 10_000,
  lines: fiveReelLines(20),
  symbols: {
    W: { drawing: 'drum', kind: 'wild', pays: { 3: 20, 4: 80, 5: 250 } },
    S: { drawing: 'moon', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
    M: { drawing: 'mask', pays: { 3: 20, 4: 80, 5: 200 } },
    B: { drawing: 'bell', pays: { 3: 15, 4: 60, 5: 150 } },
    F: { drawing: 'flame', pays: { 3: 12, 4: 50, 5: 120 } },
    L: { drawing: 'lantern', pays: { 3: 10, 4: 40, 5: 100 } },
    A: { drawing: 'A', pays: { 3: 3, 4: 15, 5: 60 } },
    K: { drawing: 'K', pays: { 3: 3, 4: 15, 5: 60 } },
    Q: { drawing: 'Q', pays: { 3: 2, 4: 12, 5: 50 } },
    J: { drawing: 'J', pays: { 3: 2, 4: 12, 5: 50 } },
    X: { drawing: '10', pays: { 3: 2, 4: 10, 5: 40 } },
    N: { drawing: '9', pays: { 3: 2, 4: 10, 5: 40 } },
  },
  strips: [
    'BXLKAXKQMWFAKFAQFSNAKXQNLBMLBXLQ',
    'KNFQMJNWQKLNQBNQBSQLANQXLFJNLXBFMJF',
    'MFKAXKFSJKFJLXJFNMBJFMKFNWKJFAKJAKJ',
    'WFKSBLQBJAKQLFQJXNQKBLFXKFLMKLMBJ',
    'JXMKWNQXJSFJBQNXJLXMNAJLXBFAJXAKNLMJKQL',
  ],
  free: [
    { count: 3, spins: 6, multiplier: 5, more: 3, max: 12 },
    { count: 4, spins: 8, multiplier: 5, more: 3, max: 12 },
    { count: 5, spins: 10, multiplier: 5, more: 3, max: 12 },
  ],
  freeStrips: [
    'MJABQALJALMSXFQXFBWANLFKNQKMBKX',
    'WBFQBMJBWNALNJKLQMNAJFLQFKSFXJKXMQ',
    'LJWLQKMQXBAJKBJKQFWKFJXMNFMNLBALXNAS',
    'LWBLXQFXLFKXJQSKBQNMAXJAMFNQMJKWB',
    'BFWNKJQMAJQSKXAMJNMXBAWXAJBNLFKLXQLFKN',
  ],
}
