import type { WaysData } from '../ways.ts'

export const jacareFaminto: WaysData = {
  code: 'jacare-faminto',
  cost: 10,
  coins: { min: 1, max: 5000 },
  maxWin: 6650,
  rows: 3,
  symbols: {
    W: { drawing: 'caiman', kind: 'wild' },
    S: { drawing: 'sun', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
    a: { drawing: 'capybara', pays: { 3: 15, 4: 50, 5: 200 } },
    b: { drawing: 'macaw', pays: { 3: 10, 4: 40, 5: 120 } },
    c: { drawing: 'frog', pays: { 3: 8, 4: 25, 5: 100 } },
    d: { drawing: 'fish', pays: { 3: 8, 4: 25, 5: 80 } },
    A: { drawing: 'A', pays: { 3: 4, 4: 15, 5: 40 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 10, 5: 25 } },
    T: { drawing: '10', pays: { 3: 3, 4: 8, 5: 20 } },
  },
  strips: [
    'JAKJcAKbJTaSTbKdAJdQAJbAJTKbAcJKT',
    'aQAadJSaQAcaTAbWcQbcJAKQaTAKdQKdcQd',
    'bJTWdQJcbTKaQSAJWKJbQadbcaKQbKdTcaTc',
    'AJTKaQJSKAWbdKATcAJKdbTAcKQT',
    'QbTKQaAKbQdAKbcKJdaKSdJAKTJcK',
  ],
  free: [{ count: 3, spins: 15, multiplier: 2, more: 5, max: 30 }],
}
