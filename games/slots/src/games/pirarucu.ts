import type { WaysData } from '../ways.ts'

export const pirarucu: WaysData = {
  code: 'pirarucu',
  cost: 20,
  coins: { min: 1, max: 4000 },
  maxWin: 8500,
  rows: 3,
  symbols: {
    W: { drawing: 'coin', kind: 'wild' },
    S: { drawing: 'moon', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    a: { drawing: 'fish', pays: { 3: 40, 4: 150, 5: 500 } },
    b: { drawing: 'caiman', pays: { 3: 30, 4: 100, 5: 350 } },
    c: { drawing: 'boat', pays: { 3: 20, 4: 70, 5: 250 } },
    d: { drawing: 'palm', pays: { 3: 15, 4: 50, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 10, 4: 25, 5: 80 } },
    K: { drawing: 'K', pays: { 3: 8, 4: 25, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 8, 4: 20, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 20, 5: 50 } },
    T: { drawing: '10', pays: { 3: 5, 4: 15, 5: 40 } },
  },
  strips: [
    'TbAKJbTcJQTbAJKAJbSTQAcabJcTJKA',
    'abKTdQSAdaJdAKbdAbWJQKJQAbQcJTQAK',
    'TdATQcbWQcbAQbdabTdcTbQabcadSaQAcdQca',
    'WSQJdQAdQJdKAQdKJdKJbKQcbKcQbTKJ',
    'QcJAcJQTJKAQcAdKQcAaTSKTbKJdKTJaKdab',
  ],
  free: [
    { count: 3, spins: 8, multiplier: 4, more: 4, max: 16 },
    { count: 4, spins: 12, multiplier: 4, more: 4, max: 16 },
    { count: 5, spins: 16, multiplier: 4, more: 4, max: 16 },
  ],
}
