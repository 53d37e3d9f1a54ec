import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const oncaDeOuro: LinesData = {
  code: 'onca-de-ouro',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 8000,
  lines: fiveReelLines(20),
  symbols: {
    W: { drawing: 'jaguar', kind: 'wild', pays: { 3: 30, 4: 150, 5: 500 } },
    S: { drawing: 'coin', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    T: { drawing: 'toucan', pays: { 3: 30, 4: 150, 5: 400 } },
    M: { drawing: 'macaw', pays: { 3: 25, 4: 120, 5: 300 } },
    B: { drawing: 'butterfly', pays: { 3: 20, 4: 80, 5: 250 } },
    O: { drawing: 'orchid', pays: { 3: 15, 4: 60, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 6, 4: 30, 5: 100 } },
    K: { drawing: 'K', pays: { 3: 6, 4: 30, 5: 100 } },
    Q: { drawing: 'Q', pays: { 3: 5, 4: 25, 5: 80 } },
    J: { drawing: 'J', pays: { 3: 5, 4: 25, 5: 80 } },
    X: { drawing: '10', pays: { 3: 4, 4: 20, 5: 60 } },
    N: { drawing: '9', pays: { 3: 4, 4: 20, 5: 60 } },
  },
  strips: [
    'AOXJONBSQNTMAKBANOTBXWAOTKMAKXQKJAKMXK',
    'XQBNQONMJBTOBAWXJMOJQOTNSANMQNBQJKMQT',
    'BKOWKBQSBAMQJXKJTXBOXMATKJTBJAWJMKNQAN',
    'JQMKQMXQOJAWQBXTBXNOKSMOXTJQSJOKBNKJNAX',
    'AKJAQWTQMXTBNQBXKOQMOXAJXOBXJNMTNOMQNSQ',
  ],
  free: [
    { count: 3, spins: 10, multiplier: 3, more: 5, max: 20 },
    { count: 4, spins: 12, multiplier: 3, more: 5, max: 20 },
    { count: 5, spins: 15, multiplier: 3, more: 5, max: 20 },
  ],
  freeStrips: [
    'AOXWKOATMNOANKBNMTXKBXQOMKQMSBTJABJT',
    'WBTKNMWXABOXTNOJTNBOQMNAQBMQJSKQJOKJTM',
    'OTKOAWXMQKMANMABOKTXWJBSJBTJQTJXBQNM',
    'JBONBQJKNQMBXOMNWJAWOJTXMTXAMQTKXOKSQ',
    'KTAOSTMBTXBOMBNMWXMKNAKXJWXNQBOQJNAJOQTJ',
  ],
}
