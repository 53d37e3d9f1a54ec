import type { ClusterData } from '../cluster-board.ts'

export const pedrasDoSertao: ClusterData = {
  code: 'pedras-do-sertao',
  cost: 5,
  coins: { min: 1, max: 10_000 },
  maxWin: 731,
  rows: 5,
  symbols: {
    a: { drawing: 'gem', pays: { 6: 6, 7: 10, 8: 17, 10: 60, 12: 190 } },
    b: { drawing: 'crown', pays: { 6: 4, 7: 6, 8: 10, 10: 40, 12: 130 } },
    c: { drawing: 'star', pays: { 6: 3, 7: 6, 8: 8, 10: 30, 12: 95 } },
    d: { drawing: 'coin', pays: { 6: 2, 7: 4, 8: 5, 10: 19, 12: 65 } },
    e: { drawing: 'bell', pays: { 6: 1, 7: 2, 8: 3, 10: 12, 12: 40, 15: 190 } },
    f: { drawing: 'horseshoe', pays: { 6: 1, 7: 2, 8: 3, 10: 10, 12: 30, 15: 160 } },
  },
  strips: ['bbffeddfaaeecc', 'eeeddffbbaaccf', 'feeffbbaaddcce', 'eaabbccddeefff', 'cbbeeceaaddfff', 'ffeddccaaeefbb'],
  tumbles: [1, 2, 3, 4, 6, 10],
}
