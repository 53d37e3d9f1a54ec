import type { HoldData } from '../hold.ts'

export const capivaraZen: HoldData = {
  code: 'capivara-zen',
  cost: 10,
  coins: { min: 1, max: 6000 },
  maxWin: 700,
  rows: 3,
  symbols: {
    W: { drawing: 'capybara', kind: 'wild' },
    C: { drawing: 'sun', kind: 'coin' },
    a: { drawing: 'frog', pays: { 3: 12, 4: 40, 5: 150 } },
    b: { drawing: 'turtle', pays: { 3: 10, 4: 30, 5: 120 } },
    c: { drawing: 'orchid', pays: { 3: 8, 4: 25, 5: 100 } },
    d: { drawing: 'butterfly', pays: { 3: 8, 4: 20, 5: 80 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 12, 5: 40 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 30 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 25 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 10, 5: 25 } },
    T: { drawing: '10', pays: { 3: 3, 4: 8, 5: 20 } },
  },
  strips: [
    'KcAJQdCbJTCCdcAKTcKaAJcAQKACJAaTcA',
    'JKcCQJTadCCTbJKAWKQAcCAKcdQabKQ',
    'dQAbTCCdTabcdKJAWcaAJCAcKCcTAKcA',
    'TAKWAcCdaAcKQAbcAJCCcKJcaQbACcAd',
    'KcJCCQAcTbdQKJaTCJAQdKAcdACTAQdaT',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 15 },
    values: [
      [5, 60],
      [10, 50],
      [20, 25],
      [30, 10],
      [50, 5],
      [100, 2],
      [250, 1],
    ],
    full: 2000,
  },
}
