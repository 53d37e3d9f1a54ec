import type { WaysData } from '../ways.ts'

export const jangada: WaysData = {
  code: 'jangada',
  cost: 5,
  coins: { min: 1, max: 10_000 },
  maxWin: 7600,
  rows: 3,
  symbols: {
    W: { drawing: 'sun', kind: 'wild' },
    S: { drawing: 'kite', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
    a: { drawing: 'boat', pays: { 3: 8, 4: 25, 5: 80 } },
    b: { drawing: 'fish', pays: { 3: 6, 4: 20, 5: 60 } },
    c: { drawing: 'palm', pays: { 3: 5, 4: 15, 5: 50 } },
    d: { drawing: 'pineapple', pays: { 3: 5, 4: 12, 5: 40 } },
    A: { drawing: 'A', pays: { 3: 3, 4: 8, 5: 20 } },
    K: { drawing: 'K', pays: { 3: 2, 4: 6, 5: 20 } },
    Q: { drawing: 'Q', pays: { 3: 2, 4: 6, 5: 15 } },
    J: { drawing: 'J', pays: { 3: 2, 4: 5, 5: 12 } },
    T: { drawing: '10', pays: { 3: 1, 4: 4, 5: 12 } },
  },
  strips: [
    'AKadJAbdAJKAQdJbTKaScbdKbAKbJ',
    'AKQdTbcQAdcSATKAQcbAaQTJcQTbKWJQT',
    'TbQdKAbKJQSKcAJKTaQTbdQWJKcJTcJ',
    'KdaJbcQAaQAWJAcKQTcJAdTQKTcST',
    'AbKAcJAbJKTAJKcSbQKdbKTbaQKTbKAbJ',
  ],
  free: [
    { count: 3, spins: 10, multiplier: 3, more: 5, max: 25 },
    { count: 4, spins: 15, multiplier: 3, more: 5, max: 25 },
    { count: 5, spins: 20, multiplier: 3, more: 5, max: 25 },
  ],
}
