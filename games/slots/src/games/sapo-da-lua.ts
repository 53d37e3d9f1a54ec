import type { WaysData } from '../ways.ts'

export const sapoDaLua: WaysData = {
  code: 'sapo-da-lua',
  cost: 10,
  coins: { min: 1, max: 8000 },
  maxWin: 10_000,
  rows: 3,
  symbols: {
    W: { drawing: 'moon', kind: 'wild' },
    S: { drawing: 'lantern', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    a: { drawing: 'frog', pays: { 3: 15, 4: 50, 5: 200 } },
    b: { drawing: 'butterfly', pays: { 3: 12, 4: 40, 5: 150 } },
    c: { drawing: 'fish', pays: { 3: 10, 4: 30, 5: 120 } },
    d: { drawing: 'orchid', pays: { 3: 10, 4: 25, 5: 100 } },
    A: { drawing: 'A', pays: { 3: 6, 4: 15, 5: 50 } },
    K: { drawing: 'K', pays: { 3: 5, 4: 15, 5: 50 } },
    Q: { drawing: 'Q', pays: { 3: 5, 4: 12, 5: 40 } },
    J: { drawing: 'J', pays: { 3: 4, 4: 12, 5: 30 } },
    T: { drawing: '10', pays: { 3: 4, 4: 10, 5: 25 } },
    N: { drawing: '9', pays: { 3: 3, 4: 10, 5: 25 } },
  },
  strips: [
    'NTcKTNQKSaAKQJNbKNcQAJTKdcaATJQANbdcKbTQJ',
    'dcQbKQTAWNAcdNQTAKcAKTcQAScNJAQa',
    'KdaQTNJdKcJSAKcdNTcWKbNJTaAdaN',
    'KcNKcQTKacKbcKANcWKcNTcNSKcTKdJ',
    'dTAdJNaQNcKJTKJbQdaJKAaQAKQNKJTbNTKNbcSbJTN',
  ],
  free: [{ count: 3, spins: 8, multiplier: 5, more: 4, max: 16 }],
}
