import type { WaysData } from '../ways.ts'

export const tartarugaDoNorte: WaysData = {
  code: 'tartaruga-do-norte',
  cost: 10,
  coins: { min: 1, max: 10_000 },
  maxWin: 5500,
  rows: 3,
  symbols: {
    W: { drawing: 'star', kind: 'wild' },
    S: { drawing: 'palm', kind: 'scatter', pays: { 3: 20, 4: 50, 5: 200 } },
    a: { drawing: 'turtle', pays: { 3: 12, 4: 40, 5: 150 } },
    b: { drawing: 'fish', pays: { 3: 10, 4: 30, 5: 120 } },
    c: { drawing: 'boat', pays: { 3: 8, 4: 25, 5: 100 } },
    d: { drawing: 'kite', pays: { 3: 8, 4: 20, 5: 80 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 15, 5: 50 } },
    K: { drawing: 'K', pays: { 3: 5, 4: 15, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 12, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 4, 4: 10, 5: 25 } },
    T: { drawing: '10', pays: { 3: 3, 4: 10, 5: 25 } },
  },
  strips: [
    'TadJabJcbQATQJTbJcKSTJQcTKbAKJacK',
    'bATKQTWKJcdJSQdATdaTAQTcAbQAdTQ',
    'ATcKacJKcaSJabcAWKdAabJAKQcJK',
    'AQJAKacTdcQKAaTcJQTbQWbcTSJK',
    'bcadbKAcQKcAQbcTKSAJcATKaTdacd',
  ],
  free: [{ count: 3, spins: 12, multiplier: 2, more: 6, max: 30 }],
}
