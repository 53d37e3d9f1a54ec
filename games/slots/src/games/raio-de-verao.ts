import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const raioDeVerao: ExpandingData = {
  code: 'raio-de-verao',
  cost: 20,
  coins: { min: 1, max: 5000 },
  maxWin: 8000,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'bolt', kind: 'wild' },
    S: { drawing: 'moon', kind: 'scatter', pays: { 3: 100 } },
    J: { drawing: 'jaguar', pays: { 3: 80, 4: 250, 5: 1000 } },
    M: { drawing: 'monkey', pays: { 3: 60, 4: 180, 5: 700 } },
    F: { drawing: 'frog', pays: { 3: 40, 4: 150, 5: 500 } },
    O: { drawing: 'orchid', pays: { 3: 30, 4: 100, 5: 400 } },
    A: { drawing: 'A', pays: { 3: 20, 4: 60, 5: 200 } },
    K: { drawing: 'K', pays: { 3: 20, 4: 60, 5: 200 } },
    Q: { drawing: 'Q', pays: { 3: 15, 4: 50, 5: 150 } },
    L: { drawing: 'J', pays: { 3: 15, 4: 50, 5: 150 } },
    X: { drawing: '10', pays: { 3: 12, 4: 40, 5: 120 } },
    N: { drawing: '9', pays: { 3: 12, 4: 40, 5: 120 } },
  },
  strips: [
    'KMFOKFAJQAMOFAOJQXLQOMLNKLXOAXN',
    'AXOQAKSAKOFNOAFLWQFSXJOAKJNLFNMXO',
    'FMLAOJLXSKLANOJMOXLAXSANKWJFKNQFAQ',
    'AFOSFQLSKLMKNOMXWAFMOXLQNXJFNXJN',
    'QAFXQOMXJANFJNLXFLOXLFAQOFQMKQAL',
  ],
  scatters: 3,
  choices: [
    { spins: 12, multiplier: 2, more: 2, max: 18 },
    { spins: 8, multiplier: 3, more: 2, max: 12 },
    { spins: 4, multiplier: 6, more: 2, max: 6 },
  ],
  freeStrips: [
    'NKANKXFQLMOJXAJNQAJOAFQKMOXLFM',
    'JMONMOFQXSLFALFKXQJXSJQWLQOANWKNMK',
    'JFAWKQFKLNKMWLMSFNLOXLMXSKOJQAJQXAO',
    'XSFKNLWNQAOMJFMSKQXLOFNWQKOJAXJMNL',
    'FLAQLFQNAQMONLONJXMQKFJKOAXKMJXA',
  ],
}
