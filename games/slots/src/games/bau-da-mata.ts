import type { HoldData } from '../hold.ts'

export const bauDaMata: HoldData = {
  code: 'bau-da-mata',
  cost: 20,
  coins: { min: 1, max: 4000 },
  maxWin: 3600,
  rows: 3,
  symbols: {
    W: { drawing: 'jaguar', kind: 'wild' },
    C: { drawing: 'chest', kind: 'coin' },
    a: { drawing: 'gem', pays: { 3: 30, 4: 120, 5: 500 } },
    b: { drawing: 'toucan', pays: { 3: 25, 4: 80, 5: 300 } },
    c: { drawing: 'caiman', pays: { 3: 20, 4: 60, 5: 250 } },
    d: { drawing: 'frog', pays: { 3: 15, 4: 50, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 10, 4: 30, 5: 100 } },
    K: { drawing: 'K', pays: { 3: 8, 4: 25, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 8, 4: 25, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 20, 5: 50 } },
    T: { drawing: '10', pays: { 3: 6, 4: 15, 5: 40 } },
  },
  strips: [
    'QcaQcKJcTdKQCCCbJTdaQKbdKAbdaAJdTaA',
    'KbJdQACCTcQTKcbaJCKbTWAJTQdAQcA',
    'daJTQKJWQJATCCdAJdKbTKbCcQAKaCc',
    'cKQCCdJWKcQbCdQabTQaTAKTAJTAJdA',
    'QKCAJKbaJTdcKdbcCCAcdQcdAQdKAcdKcA',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 24 },
    values: [
      [20, 40],
      [40, 30],
      [100, 15],
      [200, 6],
      [500, 2],
      [2000, 1],
    ],
    full: 40_000,
  },
}
