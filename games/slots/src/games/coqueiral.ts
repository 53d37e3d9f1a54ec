import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const coqueiral: ExpandingData = {
  code: 'coqueiral',
  cost: 5,
  coins: { min: 1, max: 20_000 },
  maxWin: 6000,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'palm', kind: 'wild' },
    S: { drawing: 'sun', kind: 'scatter', pays: { 3: 10, 4: 50, 5: 200 } },
    M: { drawing: 'macaw', pays: { 3: 15, 4: 40, 5: 150 } },
    T: { drawing: 'turtle', pays: { 3: 12, 4: 35, 5: 120 } },
    B: { drawing: 'boat', pays: { 3: 10, 4: 30, 5: 100 } },
    F: { drawing: 'fish', pays: { 3: 8, 4: 20, 5: 80 } },
    A: { drawing: 'A', pays: { 3: 5, 4: 12, 5: 40 } },
    K: { drawing: 'K', pays: { 3: 4, 4: 12, 5: 40 } },
    Q: { drawing: 'Q', pays: { 3: 4, 4: 10, 5: 30 } },
    J: { drawing: 'J', pays: { 3: 3, 4: 8, 5: 30 } },
    X: { drawing: '10', pays: { 3: 3, 4: 8, 5: 25 } },
  },
  strips: [
    'BATJKQABQASBATBMXKJXFTXFQKJMF',
    'AJQBJMAKMQJAFKXTKBWFBXFTQFXMTSBT',
    'JMTAKJAXQAXMBXSBAKMJQBTFKTFMWFB',
    'XBJFXTFBXKFSKMXQJTQWABKFAKJBTMA',
    'KXQKBAFJAFTKFTAMQAJTSJQBJMXTMXQT',
  ],
  scatters: 3,
  choices: [
    { spins: 15, multiplier: 1, more: 5, max: 30 },
    { spins: 5, multiplier: 3, more: 5, max: 15 },
  ],
  freeStrips: [
    'AKTMKJSBQAMQJBXTFJAXKBTKFAXFQ',
    'SQBJXWJXFMABQMXKQXTAFJTWKTMFJKFB',
    'QMWTMJAMJWFATFQTXFKAXSBXKQBKQBAJ',
    'WXAFJQFWTQMTBSTBAXJQKMXKAFKBFKXJ',
    'BXJFXBQTKASTBKMAJKQJMQFAQMFXJAXT',
  ],
}
