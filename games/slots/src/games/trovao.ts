import type { HoldData } from '../hold.ts'

export const trovao: HoldData = {
  code: 'trovao',
  cost: 10,
  coins: { min: 1, max: 8000 },
  maxWin: 4200,
  rows: 3,
  symbols: {
    W: { drawing: 'bolt', kind: 'wild' },
    C: { drawing: 'balls', kind: 'coin' },
    a: { drawing: 'rocket', pays: { 3: 15, 4: 60, 5: 250 } },
    b: { drawing: 'drum', pays: { 3: 12, 4: 40, 5: 200 } },
    c: { drawing: 'wheel', pays: { 3: 10, 4: 30, 5: 120 } },
    d: { drawing: 'kite', pays: { 3: 8, 4: 25, 5: 100 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 15, 5: 50 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 10, 5: 25 } },
    T: { drawing: '10', pays: { 3: 3, 4: 8, 5: 20 } },
  },
  strips: [
    'TAJQTAJbQcAKJdAJbcCCCKacKAdKadQ',
    'KWJbaQCcQTdabdKTAKcQCCJAQTAJTA',
    'CQdaCQAaJbcKdbcdTQJKCCJTKAbaJWAJTK',
    'TdAJQKcCCQAaTWdCQcJdaAQKJbcAbJAb',
    'CCaJKAdQKaQcCJbKAaQJATJbQcJQTKadJT',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 30 },
    values: [
      [10, 40],
      [30, 30],
      [60, 12],
      [150, 6],
      [300, 2],
      [1000, 1],
    ],
    full: 25_000,
  },
}
