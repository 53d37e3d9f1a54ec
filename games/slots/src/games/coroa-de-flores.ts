import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const coroaDeFlores: ExpandingData = {
  code: 'coroa-de-flores',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 7500,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'orchid', kind: 'wild' },
    S: { drawing: 'crown', kind: 'scatter', pays: { 3: 30 } },
    M: { drawing: 'macaw', pays: { 3: 30, 4: 120, 5: 600 } },
    B: { drawing: 'butterfly', pays: { 3: 25, 4: 80, 5: 300 } },
    C: { drawing: 'cherry', pays: { 3: 15, 4: 60, 5: 200 } },
    P: { drawing: 'pineapple', pays: { 3: 12, 4: 50, 5: 150 } },
    A: { drawing: 'A', pays: { 3: 6, 4: 20, 5: 80 } },
    K: { drawing: 'K', pays: { 3: 6, 4: 20, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 5, 4: 15, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 5, 4: 15, 5: 60 } },
    X: { drawing: '10', pays: { 3: 4, 4: 12, 5: 40 } },
  },
  strips: [
    'QXPKBQCBSABPXACXKQSMJAXPCKMQKJ',
    'JMCBQCXQPJQPXAPCJKQMBAXBPWAK',
    'CAWPJBXKACKQSBKAXKPJQAJKSPBMQCMX',
    'PQBXQJPAJXAPCJQWKMCKMCKBXAQX',
    'MPJCAXPSQBAQXKQXCMABMJKPJQPKBSC',
  ],
  scatters: 3,
  choices: [
    { spins: 16, multiplier: 1, more: 2, max: 26 },
    { spins: 8, multiplier: 2, more: 2, max: 14 },
    { spins: 4, multiplier: 4, more: 2, max: 8 },
    { spins: 2, multiplier: 8, more: 2, max: 4 },
  ],
  freeStrips: [
    'CKPQKPXKAQMAQXBMJBCABXSJPSCAM',
    'MJXMBPMQPXQPXQCKACWJCBJKBJWKAW',
    'MSACJSCJBXKAXKMJKWCKPQMWQXPBQPAJB',
    'MKWCQWXCQJBKJAQMAPCXQWMPKAXPBXJB',
    'KPQAJMSAQPAKCMKCMPXBSQBXCJBAJXQ',
  ],
}
