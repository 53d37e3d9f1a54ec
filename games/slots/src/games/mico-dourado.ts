import type { HoldData } from '../hold.ts'

export const micoDourado: HoldData = {
  code: 'mico-dourado',
  cost: 25,
  coins: { min: 1, max: 3000 },
  maxWin: 1400,
  rows: 3,
  symbols: {
    W: { drawing: 'monkey', kind: 'wild' },
    C: { drawing: 'coin', kind: 'coin' },
    a: { drawing: 'crown', pays: { 3: 40, 4: 150, 5: 500 } },
    b: { drawing: 'toucan', pays: { 3: 30, 4: 100, 5: 400 } },
    c: { drawing: 'macaw', pays: { 3: 25, 4: 80, 5: 300 } },
    d: { drawing: 'butterfly', pays: { 3: 20, 4: 60, 5: 250 } },
    A: { drawing: 'A', pays: { 3: 12, 4: 40, 5: 120 } },
    K: { drawing: 'K', pays: { 3: 12, 4: 40, 5: 100 } },
    Q: { drawing: 'Q', pays: { 3: 10, 4: 30, 5: 80 } },
    J: { drawing: 'J', pays: { 3: 10, 4: 25, 5: 60 } },
    T: { drawing: '10', pays: { 3: 8, 4: 25, 5: 50 } },
  },
  strips: [
    'KQATCCcQacJaCJdQadTbcadbQAKaJCTKdJTA',
    'JdKTdACaTQAaQbaJAWacCCdTJKCcAacKb',
    'AadCKbcACJKdbaAJQdKJcWKCCQTAQTJ',
    'TdcAbQATQaCATJCKaQKCCQaJdKaJcQaKWc',
    'KTAdQbKdbaJKaCKcQKAcCCTAQCKdATQdc',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 18 },
    values: [
      [25, 120],
      [50, 60],
      [75, 30],
      [125, 16],
      [250, 6],
      [500, 2],
      [1250, 1],
    ],
    full: 12_500,
  },
}
