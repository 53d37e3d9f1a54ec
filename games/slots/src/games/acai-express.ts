import type { ClusterData } from '../cluster-board.ts'

export const acaiExpress: ClusterData = {
  code: 'acai-express',
  cost: 1,
  coins: { min: 1, max: 50_000 },
  maxWin: 609,
  rows: 5,
  symbols: {
    a: { drawing: 'acai', pays: { 5: 2, 6: 4, 7: 6, 8: 12, 10: 50, 12: 170, 15: 600 } },
    b: { drawing: 'pineapple', pays: { 5: 1, 6: 2, 7: 4, 8: 7 } },
    c: { drawing: 'cherry', pays: { 5: 1, 7: 2, 8: 4 } },
    d: { drawing: 'palm', pays: { 5: 1, 7: 2, 8: 4 } },
    e: { drawing: 'sun', pays: { 5: 1, 8: 2 } },
    f: { drawing: 'coffee', pays: { 5: 1, 8: 2, 10: 8 } },
    g: { drawing: 'clover', pays: { 5: 1, 8: 2, 10: 7, 12: 26 } },
  },
  strips: [
    'bdffceddefefggaaabbecggc',
    'gefccdfeggdegcaaabfbbefd',
    'fccdfeebdbffggeedggbaaac',
    'aaadccggeegffdfebbcegbfd',
    'bggcbeedeeffddaaaccfggbf',
  ],
  tumbles: [1, 2, 3, 4, 5],
}
