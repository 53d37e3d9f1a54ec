import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const coroaDoPantanal: LinesData = {
  code: 'coroa-do-pantanal',
  cost: 20,
  coins: { min: 1, max: 5000 },
  maxWin: 7000,
  jackpotBp: 100,
  lines: fiveReelLines(25),
  symbols: {
    W: { drawing: 'crown', kind: 'wild', pays: { 3: 40, 4: 200, 5: 800 } },
    S: { drawing: 'gem', kind: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    J: { drawing: 'jaguar', pays: { 3: 40, 4: 150, 5: 500 } },
    C: { drawing: 'caiman', pays: { 3: 30, 4: 120, 5: 400 } },
    Y: { drawing: 'capybara', pays: { 3: 25, 4: 100, 5: 300 } },
    F: { drawing: 'fish', pays: { 3: 20, 4: 80, 5: 250 } },
    A: { drawing: 'A', pays: { 3: 10, 4: 40, 5: 120 } },
    K: { drawing: 'K', pays: { 3: 10, 4: 40, 5: 120 } },
    Q: { drawing: 'Q', pays: { 3: 8, 4: 30, 5: 100 } },
    X: { drawing: '10', pays: { 3: 6, 4: 25, 5: 80 } },
    N: { drawing: '9', pays: { 3: 6, 4: 25, 5: 80 } },
  },
  strips: [
    'AJQNKQNCANWAQCAXFAYCKNQAYSCYJX',
    'CWFKQXNQJKQXFJKSYKFYJKCXQYFCYJQ',
    'JFYAFJCWYXCAKXFKXSAJYAQNJQYCKNA',
    'JXWCKQYFQCFAQFNAFCAXQNKSYKJYXQ',
    'JQFJKQNYXNFCYKSQNFCJQKAXWFAQJANFYX',
  ],
  free: [
    { count: 3, spins: 10, multiplier: 2, more: 5, max: 25 },
    { count: 4, spins: 15, multiplier: 2, more: 5, max: 25 },
    { count: 5, spins: 20, multiplier: 2, more: 5, max: 25 },
  ],
  freeStrips: [
    'SCNKFNCYXAQXACJAFJNQKJYQKAWYF',
    'WAKNAKNFXQJXQJXCWYCSFYJFYXFQKCQK',
    'XWAYKANKJSNQCJFKXYFXCYFWCQJAQN',
    'KFAQKAQXNQWNXKJXWYFACXYCJYNFS',
    'FWJQXJYWKNCXAKQYKCQXSQJANCFAYFNAK',
  ],
}
