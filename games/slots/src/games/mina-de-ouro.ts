import type { HoldData } from '../hold.ts'

export const minaDeOuro: HoldData = {
  code: 'mina-de-ouro',
  cost: 25,
  coins: { min: 1, max: 4000 },
  maxWin: 950,
  jackpotBp: 100,
  rows: 3,
  symbols: {
    W: { drawing: 'gem', kind: 'wild' },
    C: { drawing: 'coin', kind: 'coin' },
    a: { drawing: 'lantern', pays: { 3: 40, 4: 150, 5: 500 } },
    b: { drawing: 'chest', pays: { 3: 30, 4: 100, 5: 400 } },
    c: { drawing: 'bomb', pays: { 3: 25, 4: 80, 5: 300 } },
    d: { drawing: 'horseshoe', pays: { 3: 20, 4: 60, 5: 250 } },
    A: { drawing: 'A', pays: { 3: 12, 4: 40, 5: 120 } },
    K: { drawing: 'K', pays: { 3: 10, 4: 30, 5: 100 } },
    Q: { drawing: 'Q', pays: { 3: 10, 4: 30, 5: 80 } },
    J: { drawing: 'J', pays: { 3: 8, 4: 25, 5: 60 } },
    T: { drawing: '10', pays: { 3: 8, 4: 20, 5: 50 } },
  },
  strips: [
    'KAQaJbKJQCdaJTacQAcQKAQcAbCCcbaKJCT',
    'AabdcbCcbTcaTAQJWKCCaJAcTCKQdJTQ',
    'AWKTQJbaJCAKJcaQcdCCKQAaJbQKdcC',
    'JKdbWAKdbAQdCCATcAQcaKACTaJQCaTQ',
    'cCKcAbKcCaQAaJcdACCdcATKAJadJQAJK',
  ],
  hold: {
    count: 6,
    respins: 3,
    chance: { over: 1, under: 18 },
    values: [
      [25, 60],
      [50, 30],
      [75, 12],
      [125, 6],
      [250, 3],
      [625, 1],
    ],
    full: 12_500,
  },
}
