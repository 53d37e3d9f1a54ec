import type { ClusterData } from '../cluster-board.ts'

export const orquideaSecreta: ClusterData = {
  code: 'orquidea-secreta',
  cost: 5,
  coins: { min: 1, max: 12_000 },
  maxWin: 800,
  rows: 5,
  symbols: {
    a: { drawing: 'orchid', pays: { 5: 8, 6: 14, 7: 23, 8: 55, 10: 240, 12: 950, 15: 4000 } },
    b: { drawing: 'butterfly', pays: { 5: 5, 6: 9, 7: 16, 8: 35, 10: 150 } },
    c: { drawing: 'macaw', pays: { 5: 4, 6: 7, 7: 12, 8: 28, 10: 120, 12: 500 } },
    d: { drawing: 'gem', pays: { 5: 3, 6: 5, 7: 9, 8: 21, 10: 90 } },
    e: { drawing: 'cherry', pays: { 5: 2, 6: 3, 7: 5, 8: 13 } },
    f: { drawing: 'clover', pays: { 5: 2, 6: 3, 7: 5, 8: 12, 10: 50 } },
    g: { drawing: 'acai', pays: { 5: 1, 6: 2, 7: 4, 8: 7, 10: 35 } },
  },
  strips: [
    'ccaaagefgebbddecffdbfegg',
    'ffbbbddeaaaegcedggfccgfe',
    'bgddffbgeggcccfeaaabfede',
    'ffeeebgddgcfaaacggdfecbb',
    'ddbaaafeefcccggbbffeedgg',
  ],
  tumbles: [1, 2, 3, 5, 8],
}
