import type { ClusterData } from '../cluster-board.ts'

export const cafeDaSerra: ClusterData = {
  code: 'cafe-da-serra',
  cost: 5,
  coins: { min: 1, max: 14_000 },
  maxWin: 626,
  rows: 5,
  symbols: {
    a: { drawing: 'coffee', pays: { 5: 7, 6: 12, 7: 19, 8: 40, 10: 170, 12: 600, 15: 3100 } },
    b: { drawing: 'sun', pays: { 5: 3, 6: 7, 7: 11, 8: 25, 10: 110, 12: 400, 15: 1950 } },
    c: { drawing: 'rooster', pays: { 5: 3, 6: 6, 7: 9, 8: 20 } },
    d: { drawing: 'lantern', pays: { 5: 3, 6: 4, 7: 6, 8: 18 } },
    e: { drawing: 'flame', pays: { 5: 2, 6: 3, 7: 4, 8: 11, 10: 45 } },
    f: { drawing: 'clover', pays: { 5: 1, 6: 2, 7: 3, 8: 8, 10: 35 } },
    g: { drawing: 'bell', pays: { 5: 1, 6: 2, 7: 3, 8: 7, 10: 26, 12: 95 } },
  },
  strips: [
    'fcgfcceedfgdfdaaaegbbbgge',
    'effccggbbbgeeffgdgeaaadcd',
    'eggcegaaacdbbbffeggeffddc',
    'feeaaadbbbefccddgcffggegg',
    'eaaagdefebbbgddcefgffccgg',
  ],
  tumbles: [1, 2, 3, 4],
}
