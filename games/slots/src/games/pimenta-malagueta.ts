import type { ClusterData } from '../cluster-board.ts'

export const pimentaMalagueta: ClusterData = {
  code: 'pimenta-malagueta',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 944,
  rows: 5,
  symbols: {
    a: { drawing: 'pepper', pays: { 5: 16, 6: 26, 7: 45, 8: 130, 10: 650, 12: 2350, 15: 9400 } },
    b: { drawing: 'flame', pays: { 5: 9, 6: 16, 7: 28, 8: 75, 10: 400, 12: 1400, 15: 5650 } },
    c: { drawing: 'sun', pays: { 5: 7, 6: 12, 7: 19, 8: 55 } },
    d: { drawing: 'bolt', pays: { 5: 4, 6: 9, 7: 16, 8: 40 } },
    e: { drawing: 'star', pays: { 5: 4, 6: 6, 7: 10, 8: 30 } },
    f: { drawing: 'coin', pays: { 5: 3, 6: 5, 7: 8, 8: 27 } },
    g: { drawing: 'cherry', pays: { 5: 2, 6: 4, 7: 8, 8: 20 } },
    h: { drawing: 'palm', pays: { 5: 2, 6: 3, 7: 6, 8: 15 } },
  },
  strips: [
    'hgfcaaadecdehbbbffdhcggheg',
    'hgeefehhcbbbhdaaaggccffgdd',
    'dffhgbbbeaaahcceedfghgchgd',
    'bbbcgfghdhaaaeegddhffhgcce',
    'feaaacddhbbbcfgefdchheghgg',
  ],
  tumbles: [1, 2, 4, 8, 16],
}
