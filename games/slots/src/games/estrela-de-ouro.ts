import type { HoldData } from '../hold.ts'

export const estrelaDeOuro: HoldData = {
  code: 'estrela-de-ouro',
  cost: 25,
  coins: { min: 3, max: 2000 },
  maxWin: 1900,
  rows: 3,
  symbols: {
    W: { drawing: 'sun', kind: 'wild' },
    C: { drawing: 'star', kind: 'coin' },
    a: { drawing: 'crown', pays: { 3: 40, 4: 150, 5: 500 } },
    b: { drawing: 'moon', pays: { 3: 30, 4: 100, 5: 400 } },
    c: { drawing: 'bell', pays: { 3: 25, 4: 80, 5: 300 } },
    d: { drawing: 'lantern', pays: { 3: 20, 4: 60, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 12, 4: 40, 5: 100 } },
    K: { drawing: 'K', pays: { 3: 10, 4: 30, 5: 100 } },
    Q: { drawing: 'Q', pays: { 3: 10, 4: 30, 5: 80 } },
    J: { drawing: 'J', pays: { 3: 8, 4: 25, 5: 60 } },
    T: { drawing: '10', pays: { 3: 8, 4: 20, 5: 50 } },
  },
  strips: [
    'KabJTcdCQTcKTdAJQdcAbdKJCCbaATcA',
    'CCabAKJAKJcTabdTWcbaTJcTaCKaQdaTcQ',
    'QJKQbATdKcJWbKACCCdKJcaATaQbcaTd',
    'KAdQbTACaAWaAQJcCCQJTKQTKdcTJb',
    'bKAbaKQcJTaQTdKCcAbCCKcbJaATaJAQJ',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 20 },
    values: [
      [25, 60],
      [50, 30],
      [125, 12],
      [250, 5],
      [500, 2],
      [1250, 1],
    ],
    full: 25_000,
  },
}
