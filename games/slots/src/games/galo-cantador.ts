import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const galoCantador: LinesData = {
  code: 'galo-cantador',
  cost: 20,
  coins: { min: 1, max: 4000 },
  maxWin: 9000,
  lines: fiveReelLines(25),
  symbols: {
    W: { drawing: 'rooster', kind: 'wild', pays: { 3: 60, 4: 300, 5: 1000 } },
    S: { drawing: 'sun', kind: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    T: { drawing: 'bell', pays: { 3: 50, 4: 200, 5: 750 } },
    C: { drawing: 'coffee', pays: { 3: 40, 4: 160, 5: 500 } },
    P: { drawing: 'pepper', pays: { 3: 30, 4: 120, 5: 400 } },
    L: { drawing: 'clover', pays: { 3: 25, 4: 100, 5: 300 } },
    H: { drawing: 'horseshoe', pays: { 3: 20, 4: 80, 5: 250 } },
    A: { drawing: 'A', pays: { 3: 12, 4: 50, 5: 150 } },
    K: { drawing: 'K', pays: { 3: 10, 4: 40, 5: 125 } },
    Q: { drawing: 'Q', pays: { 3: 8, 4: 30, 5: 100 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 25, 5: 80 } },
  },
  strips: [
    'JPLAJTALPTAHCQPATSACPQCWAPLAPJKHPA',
    'JLAQJHKWQCHQCTKPLTKHCSTCJHCAKCAHCKHP',
    'LSJAPQHLKAJQWTLKQJAQKLQHJLACJTCJHT',
    'HQLSHLJTKQLPQAPJQLPJKAHWCATKLAKQHKQJ',
    'AHKJLAKPTKCJPLQJHKJQWTHLQTKJSHKQ',
  ],
  free: [
    { count: 3, spins: 8, multiplier: 4, more: 4, max: 16 },
    { count: 4, spins: 10, multiplier: 4, more: 4, max: 16 },
    { count: 5, spins: 12, multiplier: 4, more: 4, max: 16 },
  ],
  freeStrips: [
    'TAJKHJKQSHJTHJCWHPCAPJLPJQPCQPJQ',
    'QHPJKTWJHCAKWALPAJLHCKQJASQTCKLT',
    'CLHAJQTSLKWHACJQCTKHLWHTKLTKQHK',
    'KCQHTKJWQJHKCATHAJLWQATQCLQJHKCJSCH',
    'PJQALJKAJTWKQJTPAKWJAHJASPJATJQL',
  ],
}
