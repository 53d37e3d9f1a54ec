import type { HoldData } from '../hold.ts'

export const tacaDourada: HoldData = {
  code: 'taca-dourada',
  cost: 50,
  coins: { min: 1, max: 2000 },
  maxWin: 800,
  jackpotBp: 100,
  rows: 3,
  symbols: {
    W: { drawing: 'trophy', kind: 'wild' },
    C: { drawing: 'coin', kind: 'coin' },
    a: { drawing: 'football', pays: { 3: 80, 4: 250, 5: 1000 } },
    b: { drawing: 'crown', pays: { 3: 60, 4: 200, 5: 800 } },
    c: { drawing: 'flag', pays: { 3: 50, 4: 150, 5: 600 } },
    d: { drawing: 'drum', pays: { 3: 40, 4: 120, 5: 500 } },
    A: { drawing: 'A', pays: { 3: 25, 4: 80, 5: 200 } },
    K: { drawing: 'K', pays: { 3: 20, 4: 60, 5: 200 } },
    Q: { drawing: 'Q', pays: { 3: 20, 4: 60, 5: 150 } },
    J: { drawing: 'J', pays: { 3: 15, 4: 50, 5: 120 } },
    T: { drawing: '10', pays: { 3: 15, 4: 40, 5: 100 } },
  },
  strips: [
    'bcdJcQdcCacbKQTCCKAcTQKaTKACKJATcd',
    'JATJCcWKcJbcQacQATdaJAbKTQKCaQACC',
    'aKTWKdcCCKdAQabQcAJKcTCJdcAJCAbJ',
    'AcKCCAaTcWbTCKQJcaQTbKTQJcdKQdJQC',
    'aQbCcQKdcKTQJdQACCcaATKCQKcJKTcJ',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 16 },
    values: [
      [25, 50],
      [50, 50],
      [100, 25],
      [200, 12],
      [400, 5],
      [1000, 1],
    ],
    full: 20_000,
  },
}
