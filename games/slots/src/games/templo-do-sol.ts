import { fiveReelLines } from '../line-sets.ts'
import type { LinesData } from '../lines.ts'

export const temploDoSol: LinesData = {
  code: 'templo-do-sol',
  cost: 25,
  coins: { min: 2, max: 4000 },
  maxWin: 9000,
  jackpotBp: 150,
  lines: fiveReelLines(25),
  symbols: {
    W: { drawing: 'sun', kind: 'wild' },
    S: { drawing: 'chest', kind: 'scatter', pays: { 3: 50, 4: 250, 5: 1250 } },
    J: { drawing: 'jaguar', pays: { 3: 50, 4: 250, 5: 900 } },
    T: { drawing: 'macaw', pays: { 3: 40, 4: 150, 5: 600 } },
    K: { drawing: 'coin', pays: { 3: 30, 4: 120, 5: 450 } },
    G: { drawing: 'gem', pays: { 3: 25, 4: 100, 5: 350 } },
    A: { drawing: 'A', pays: { 3: 12, 4: 50, 5: 150 } },
    R: { drawing: 'K', pays: { 3: 12, 4: 50, 5: 150 } },
    Q: { drawing: 'Q', pays: { 3: 10, 4: 40, 5: 125 } },
    L: { drawing: 'J', pays: { 3: 10, 4: 40, 5: 125 } },
    X: { drawing: '10', pays: { 3: 8, 4: 30, 5: 100 } },
  },
  strips: [
    'RXGTAXSJLKAXKTAJTXKTQKXAGTKGJ',
    'JLWTGSRQLXKLRJTGQKRQGJLRTGQJLXQ',
    'KAGTLGWALJQLRXAKQLTASLGJAQLGQTW',
    'JAGLWKRJKQTXGSLQKJQLAKLQGLQAXT',
    'XKQXGQTXAQRAGXJATXQKAQSTLGJLTQGRW',
  ],
  free: [
    { count: 3, spins: 8, multiplier: 3, more: 4, max: 20 },
    { count: 4, spins: 12, multiplier: 3, more: 4, max: 20 },
    { count: 5, spins: 16, multiplier: 3, more: 4, max: 20 },
  ],
  freeStrips: [
    'KLTKXJAGKQGRTGJALSTRXAQJRQXA',
    'RSALGWTLJTLGJXQRGKRQKAQKTXJWGRLQ',
    'XJLXJKTWKLXRTKJWQGRQGLAGQATSAR',
    'XGLAQWKXLKTARTWQJXGRSGJQKLRAL',
    'RJAXRAGKTGSQKTJRKQRAJLQXLQAWLTXWG',
  ],
}
