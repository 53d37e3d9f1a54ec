import type { HoldData } from '../hold.ts'

export const tucanoReal: HoldData = {
  code: 'tucano-real',
  cost: 10,
  coins: { min: 1, max: 5000 },
  maxWin: 1050,
  rows: 3,
  symbols: {
    W: { drawing: 'toucan', kind: 'wild' },
    C: { drawing: 'star', kind: 'coin' },
    a: { drawing: 'macaw', pays: { 3: 15, 4: 50, 5: 200 } },
    b: { drawing: 'monkey', pays: { 3: 12, 4: 40, 5: 150 } },
    c: { drawing: 'acai', pays: { 3: 10, 4: 30, 5: 100 } },
    d: { drawing: 'palm', pays: { 3: 8, 4: 25, 5: 80 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 15, 5: 40 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 10, 5: 25 } },
    T: { drawing: '10', pays: { 3: 3, 4: 8, 5: 20 } },
  },
  strips: [
    'cKTcKAJCCAJQAdCacdTQAcTdabTcKCab',
    'JbKTAQcAdJCcQdKWATQcCCJaACbQTKAa',
    'cabJabAaTQCCJaQAWKTdcQCcJACJdKAb',
    'TJcbACadQAcaCCKJAbKTAJTAaQWCaKQ',
    'QTKacACKcaTcbTcadACabQaJAaQbTAQaACCKA',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 16 },
    values: [
      [10, 80],
      [20, 30],
      [30, 12],
      [50, 6],
      [100, 3],
      [300, 1],
    ],
    full: 5000,
  },
}
