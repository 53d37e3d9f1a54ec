import type { ClusterData } from '../cluster-board.ts'

export const abacaxiDoce: ClusterData = {
  code: 'abacaxi-doce',
  cost: 1,
  coins: { min: 1, max: 60_000 },
  maxWin: 502,
  rows: 6,
  symbols: {
    a: { drawing: 'pineapple', pays: { 5: 2, 6: 3, 7: 4, 8: 10, 10: 40, 12: 130, 15: 500 } },
    b: { drawing: 'acai', pays: { 5: 1, 6: 2, 7: 3, 8: 5, 10: 20 } },
    c: { drawing: 'cherry', pays: { 5: 1, 7: 2, 8: 3 } },
    d: { drawing: 'orchid', pays: { 5: 1, 8: 2 } },
    e: { drawing: 'palm', pays: { 5: 1, 8: 2 } },
    f: { drawing: 'sun', pays: { 5: 1, 8: 2 } },
    g: { drawing: 'coffee', pays: { 5: 1, 8: 2 } },
    h: { drawing: 'clover', pays: { 5: 1, 8: 2 } },
  },
  strips: [
    'eheefccdhcbbghffggbddaaa',
    'ehcaaabbffbehfddgeggchdc',
    'aaadebfebchhhfdccggebdgf',
    'fddhhdggeefcbbgecchbaaaf',
    'dcfgbedfdchhceegaaahfgbb',
  ],
  tumbles: [1, 2, 4, 6],
}
