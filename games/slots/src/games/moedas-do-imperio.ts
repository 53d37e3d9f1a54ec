import type { HoldData } from '../hold.ts'

export const moedasDoImperio: HoldData = {
  code: 'moedas-do-imperio',
  cost: 25,
  coins: { min: 2, max: 2500 },
  maxWin: 1700,
  rows: 3,
  symbols: {
    W: { drawing: 'crown', kind: 'wild' },
    C: { drawing: 'coin', kind: 'coin' },
    a: { drawing: 'chest', pays: { 3: 40, 4: 120, 5: 600 } },
    b: { drawing: 'bell', pays: { 3: 30, 4: 100, 5: 400 } },
    c: { drawing: 'lantern', pays: { 3: 25, 4: 80, 5: 300 } },
    d: { drawing: 'horseshoe', pays: { 3: 20, 4: 60, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 12, 4: 40, 5: 120 } },
    K: { drawing: 'K', pays: { 3: 10, 4: 30, 5: 100 } },
    Q: { drawing: 'Q', pays: { 3: 10, 4: 30, 5: 80 } },
    J: { drawing: 'J', pays: { 3: 8, 4: 25, 5: 60 } },
    T: { drawing: '10', pays: { 3: 8, 4: 20, 5: 50 } },
  },
  strips: [
    'dTaCAJcATJQKAbcAKQdcJbKQdAcdCCTa',
    'bAJKCcQJdaCCQaAbaTQcWTAbKAaQTKATQ',
    'dJQdaJKcJATQWAKbaTKCCCJKaAdTcQb',
    'bCTQAWTcAQdaAQcJAaCCQJbATQKcTAaKA',
    'cQacdKTcQAbKQdCCAaTcKaATJAKTCKA',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 20 },
    values: [
      [25, 50],
      [50, 30],
      [100, 15],
      [200, 6],
      [375, 3],
      [1000, 1],
    ],
    full: 25_000,
  },
}
