import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const carnavalDeRua: LinesData = {
  code: 'carnaval-de-rua',
  cost: 10,
  coins: { min: 1, max: 5000 },
  maxWin: 8500,
  lines: fiveReelLines(20),
  symbols: {
    W: { drawing: 'star', kind: 'wild' },
    S: { drawing: 'bolt', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    M: { drawing: 'mask', pays: { 3: 12, 4: 40, 5: 100 } },
    D: { drawing: 'drum', pays: { 3: 15, 4: 50, 5: 120 } },
    K: { drawing: 'crown', pays: { 3: 15, 4: 50, 5: 150 } },
    O: { drawing: 'orchid', pays: { 3: 12, 4: 50, 5: 120 } },
    A: { drawing: 'A', pays: { 3: 6, 4: 30, 5: 90 } },
    Q: { drawing: 'Q', pays: { 3: 5, 4: 25, 5: 75 } },
    J: { drawing: 'J', pays: { 3: 5, 4: 25, 5: 75 } },
    X: { drawing: '10', pays: { 3: 4, 4: 20, 5: 60 } },
    N: { drawing: '9', pays: { 3: 4, 4: 20, 5: 60 } },
  },
  strips: [
    'KXOAQXNDDQKDDXAOMMMAQKAOSJODJMMMN',
    'DQXNJXDMKWDDAOKJQOJMMMONMMMNKJQKS',
    'JOXNKANMMMOAKSMKNQWNJKDDKQDDX',
    'WOMMMSXODDQAOMXOKNAKMMMXDKAOQNXDDNJ',
    'QSDJQWMNDDOANMMMXKMJKAOKJMMMDXNMXDK',
  ],
  free: [
    { count: 3, spins: 8, multiplier: 2, more: 4, max: 20 },
    { count: 4, spins: 10, multiplier: 2, more: 4, max: 20 },
    { count: 5, spins: 15, multiplier: 2, more: 4, max: 20 },
  ],
  freeStrips: [
    'JDDOKDDSXKOQXNMMMQAMMMAJMMMNOK',
    'SNJMMMXJKNWKOQKAXDDQAOMMMODD',
    'QAWKODDXJAKODDNKWMMMSQNXOJMMM',
    'QJWQKWDDKNXONSDDAMMMXOMMMJOKA',
    'ONMMMWAMMMSKOJAKDDNKXDDMMMQOJQX',
  ],
}
