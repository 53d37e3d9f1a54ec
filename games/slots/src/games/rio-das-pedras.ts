import type { WaysData } from '../ways.ts'

export const rioDasPedras: WaysData = {
  code: 'rio-das-pedras',
  cost: 20,
  coins: { min: 1, max: 4000 },
  maxWin: 6300,
  rows: 3,
  symbols: {
    W: { drawing: 'gem', kind: 'wild' },
    S: { drawing: 'sun', kind: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    a: { drawing: 'fish', pays: { 3: 30, 4: 100, 5: 400 } },
    b: { drawing: 'turtle', pays: { 3: 25, 4: 80, 5: 300 } },
    c: { drawing: 'frog', pays: { 3: 20, 4: 60, 5: 250 } },
    d: { drawing: 'boat', pays: { 3: 20, 4: 50, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 10, 4: 30, 5: 100 } },
    K: { drawing: 'K', pays: { 3: 10, 4: 30, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 8, 4: 25, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 8, 4: 20, 5: 50 } },
    T: { drawing: '10', pays: { 3: 6, 4: 20, 5: 50 } },
  },
  strips: [
    'TAKdQJbaKcQAcQaKbdAQdJcSdJbcdKb',
    'aATQaATcWTKAcJdAQJaATScAdbJdTQdbQT',
    'bJcKaTKcTQKcdaJAWJdbJTAcaKSJK',
    'WbKQadJcSQcTJQcbAQdJaQcTQKJAQKTQKTbK',
    'TcaJQcAKJTQAKaAdKQbKTbKSQJKcJQAaKcQ',
  ],
  free: [{ count: 3, spins: 10, multiplier: 3, more: 5, max: 20 }],
}
