import type { HoldData } from '../hold.ts'

export const seteChamas: HoldData = {
  code: 'sete-chamas',
  cost: 5,
  coins: { min: 2, max: 10_000 },
  maxWin: 1200,
  rows: 3,
  symbols: {
    W: { drawing: 'seven', kind: 'wild' },
    C: { drawing: 'flame', kind: 'coin' },
    a: { drawing: 'star', pays: { 3: 8, 4: 25, 5: 100 } },
    b: { drawing: 'bell', pays: { 3: 6, 4: 20, 5: 80 } },
    c: { drawing: 'cherry', pays: { 3: 5, 4: 15, 5: 60 } },
    d: { drawing: 'clover', pays: { 3: 4, 4: 12, 5: 50 } },
    A: { drawing: 'A', pays: { 3: 3, 4: 8, 5: 25 } },
    K: { drawing: 'K', pays: { 3: 2, 4: 6, 5: 20 } },
    Q: { drawing: 'Q', pays: { 3: 2, 4: 6, 5: 15 } },
    J: { drawing: 'J', pays: { 3: 2, 4: 5, 5: 12 } },
    T: { drawing: '10', pays: { 3: 1, 4: 4, 5: 10 } },
  },
  strips: [
    'KQAdTKJcaAJTcbaQbKTCCbcQCaKcTJdcAC',
    'KcaCQTKdTbdCQKAWJTCCaAcJbdQJTQA',
    'AaCdbQKCCTKcQKcTAabcWTbCcQbdJAbJc',
    'QAKTJKbAQcWQTbQACCcTaAdKCcbTCAT',
    'JAKcCKcdKcAJCCQbaQKcaTAbcKbTdbcQCdcQ',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 15 },
    values: [
      [5, 70],
      [10, 30],
      [15, 12],
      [35, 7],
      [50, 2],
      [100, 1],
    ],
    full: 3885,
  },
}
