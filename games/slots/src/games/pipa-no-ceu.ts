import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const pipaNoCeu: ExpandingData = {
  code: 'pipa-no-ceu',
  cost: 5,
  coins: { min: 1, max: 10_000 },
  maxWin: 6500,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'sun', kind: 'wild' },
    S: { drawing: 'kite', kind: 'scatter', pays: { 3: 10 } },
    B: { drawing: 'butterfly', pays: { 3: 20, 4: 60, 5: 150 } },
    T: { drawing: 'toucan', pays: { 3: 15, 4: 50, 5: 120 } },
    G: { drawing: 'balls', pays: { 3: 12, 4: 40, 5: 100 } },
    P: { drawing: 'palm', pays: { 3: 10, 4: 30, 5: 80 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 15, 5: 50 } },
    K: { drawing: 'K', pays: { 3: 5, 4: 15, 5: 50 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 12, 5: 40 } },
    J: { drawing: 'J', pays: { 3: 4, 4: 12, 5: 40 } },
    X: { drawing: '10', pays: { 3: 3, 4: 10, 5: 30 } },
    N: { drawing: '9', pays: { 3: 3, 4: 10, 5: 30 } },
  },
  strips: [
    'GPNAPNXPGKTPXNBKPGKNSXNTJNAJGBNSPB',
    'BNXQAGBTXNAKWAGXANTPBGNQTGBXPGJPA',
    'WJPXNQKNXAJGAKXSNGPBXPSTQPJBGAXNPTN',
    'AQBGTQGWQATQPTAGQAJKGJXPTAPTXN',
    'STJKGQABXAJQKPBKANTGPQKPSXGAJNABNX',
  ],
  scatters: 3,
  choices: [
    { spins: 24, multiplier: 1, more: 3, max: 36 },
    { spins: 12, multiplier: 2, more: 3, max: 18 },
    { spins: 8, multiplier: 3, more: 3, max: 11 },
    { spins: 6, multiplier: 4, more: 3, max: 9 },
  ],
  freeStrips: [
    'APBAGJNGJQSNBXSAPJQTGQXKPTKBTPKN',
    'GTXGPTGBTXWPAJQWJNAQKJNKXNPBKQBJ',
    'XQBSXGATJAKXNPJGNQBTPKBSKQPWGPXATN',
    'PXAJQNGQBPKWNJWKXBAXGAPJTNBTQGTNQ',
    'NJQGJQXSQGTKGTPJKTBSXPBXNAKNAXBAP',
  ],
}
