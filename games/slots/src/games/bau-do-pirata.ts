import type { WaysData } from '../ways.ts'

export const bauDoPirata: WaysData = {
  code: 'bau-do-pirata',
  cost: 20,
  coins: { min: 1, max: 5000 },
  maxWin: 8000,
  rows: 3,
  symbols: {
    W: { drawing: 'crown', kind: 'wild' },
    S: { drawing: 'chest', kind: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    a: { drawing: 'macaw', pays: { 3: 25, 4: 100, 5: 400 } },
    b: { drawing: 'boat', pays: { 3: 20, 4: 80, 5: 300 } },
    c: { drawing: 'bomb', pays: { 3: 15, 4: 60, 5: 250 } },
    d: { drawing: 'coin', pays: { 3: 15, 4: 50, 5: 200 } },
    A: { drawing: 'A', pays: { 3: 10, 4: 30, 5: 100 } },
    K: { drawing: 'K', pays: { 3: 8, 4: 25, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 8, 4: 25, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 20, 5: 60 } },
    T: { drawing: '10', pays: { 3: 6, 4: 15, 5: 50 } },
  },
  strips: [
    'AcTJKTbJTQJadKTcASJbKacQTJAbQKdb',
    'QJbAcTQAdQTKadAKWTQATacQScQaAT',
    'aKbaJcbAJaQWTQJKacJTcKdTcJKAaSdKQdKJ',
    'TJATKcATQWbAQcKaQcdASKaATJQaTJa',
    'KATKJdAKTaAcTdSaJbAQTKAJaQATQAT',
  ],
  free: [
    { count: 3, spins: 8, multiplier: 4, more: 4, max: 16 },
    { count: 4, spins: 12, multiplier: 4, more: 4, max: 16 },
  ],
}
