import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const golDePlaca: LinesData = {
  code: 'gol-de-placa',
  cost: 5,
  coins: { min: 1, max: 20_000 },
  maxWin: 6200,
  lines: fiveReelLines(20),
  symbols: {
    W: { drawing: 'football', kind: 'wild', pays: { 3: 15, 4: 75, 5: 300 } },
    S: { drawing: 'flag', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
    T: { drawing: 'trophy', pays: { 3: 15, 4: 75, 5: 250 } },
    G: { drawing: 'star', pays: { 3: 12, 4: 50, 5: 150 } },
    D: { drawing: 'drum', pays: { 3: 10, 4: 40, 5: 120 } },
    B: { drawing: 'bell', pays: { 3: 8, 4: 30, 5: 100 } },
    A: { drawing: 'A', pays: { 3: 3, 4: 15, 5: 50 } },
    K: { drawing: 'K', pays: { 3: 3, 4: 12, 5: 50 } },
    Q: { drawing: 'Q', pays: { 3: 2, 4: 10, 5: 40 } },
    J: { drawing: 'J', pays: { 3: 2, 4: 10, 5: 40 } },
    X: { drawing: '10', pays: { 3: 2, 4: 8, 5: 30 } },
  },
  strips: [
    'KTXBASJADWQTAKGXDQTAGDQBAQKXQBDQ',
    'JWXBQAGBTGJXTJBATQXJSGTJKTJBTXQG',
    'GJQTDGSATQDXGKXGDXQDJGDQKADWQDA',
    'BKXJTXJKXDJXAQJBAKDGKAGJQWKSTDAG',
    'AXBTXKATQGXQDAJTKXDKTXWKQSXJGAJQXKGT',
  ],
  free: [
    { count: 3, spins: 11, multiplier: 2, more: 5, max: 22 },
    { count: 4, spins: 16, multiplier: 2, more: 5, max: 22 },
    { count: 5, spins: 22, multiplier: 2, more: 5, max: 22 },
  ],
  freeStrips: [
    'JGDSJKGJWXBKATBKJBKXTJBQTDBAJDXK',
    'XJWAJBWXTKDXGDJTQAJDQXBADKBDSXABD',
    'BAJBKJQTBAKWXBQABDKWTSQKGDATJATGQADG',
    'BQTWJKQGWDKXDKGJDXQKXGSTXGTXDGX',
    'QGAXKQWTAKBQXBJWSKQGXTDQJXQTBJ',
  ],
}
