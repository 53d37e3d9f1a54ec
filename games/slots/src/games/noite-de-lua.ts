import type { WaysData } from '../ways.ts'

export const noiteDeLua: WaysData = {
  code: 'noite-de-lua',
  cost: 10,
  coins: { min: 1, max: 6000 },
  maxWin: 8700,
  rows: 3,
  symbols: {
    W: { drawing: 'star', kind: 'wild' },
    S: { drawing: 'moon', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
    a: { drawing: 'lantern', pays: { 3: 15, 4: 50, 5: 200 } },
    b: { drawing: 'mask', pays: { 3: 12, 4: 40, 5: 150 } },
    c: { drawing: 'drum', pays: { 3: 10, 4: 30, 5: 120 } },
    d: { drawing: 'flame', pays: { 3: 8, 4: 25, 5: 100 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 12, 5: 40 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 10, 5: 25 } },
    T: { drawing: '10', pays: { 3: 3, 4: 8, 5: 20 } },
  },
  strips: [
    'bdAcbJcbKTdKJdaJKATcJaKdTJbaQSJbTAc',
    'TWdJQTaAcaQAdQAbSJAcTJdQcTKAacAQK',
    'JcSdJbcaAbKdQTcWKTQbacbJKQdKATKJTK',
    'KdJcQTcSKTJcQKJAWbAcKAaQcdQKTJAbJcT',
    'SAKTaQKcTaKcbJcaKJTaKQcTQdKTJKTQAT',
  ],
  free: [
    { count: 3, spins: 12, multiplier: 3, more: 3, max: 18 },
    { count: 4, spins: 12, multiplier: 4, more: 3, max: 18 },
    { count: 5, spins: 12, multiplier: 5, more: 3, max: 18 },
  ],
}
