import type { ClusterData } from '../cluster-board.ts'

export const asasDoCerrado: ClusterData = {
  code: 'asas-do-cerrado',
  cost: 5,
  coins: { min: 1, max: 15_000 },
  maxWin: 1529,
  rows: 5,
  symbols: {
    a: { drawing: 'butterfly', pays: { 5: 10, 6: 18, 7: 30, 8: 80, 10: 300, 12: 1200 } },
    b: { drawing: 'macaw', pays: { 5: 6, 6: 10, 7: 18, 8: 50, 10: 190, 12: 750 } },
    c: { drawing: 'toucan', pays: { 5: 4, 6: 8, 7: 16, 8: 40, 10: 150, 12: 600 } },
    d: { drawing: 'sun', pays: { 5: 4, 6: 6, 7: 12, 8: 30, 10: 110 } },
    e: { drawing: 'orchid', pays: { 5: 3, 6: 4, 7: 9, 8: 20 } },
    f: { drawing: 'palm', pays: { 5: 2, 6: 3, 7: 7, 8: 16, 10: 60 } },
    g: { drawing: 'clover', pays: { 5: 2, 6: 3, 7: 6, 8: 16 } },
  },
  strips: ['ddccffgeaaegbb', 'eaabbeggddffcc', 'fddgaaeccefgbb', 'ddaaccbbffggee', 'dbbgeeaadgccff', 'gfaaddfeeccgbb'],
  tumbles: [1, 2, 4, 6, 10],
}
