import type { ExpandingData } from '../expanding.ts'
import { fiveReelLines } from '../line-sets.ts'

export const fogueiraDeJunho: ExpandingData = {
  code: 'fogueira-de-junho',
  cost: 10,
  coins: { min: 1, max: 5000 },
  maxWin: 9000,
  lines: fiveReelLines(10),
  symbols: {
    W: { drawing: 'flame', kind: 'wild' },
    S: { drawing: 'lantern', kind: 'scatter', pays: { 3: 20, 4: 100, 5: 500 } },
    B: { drawing: 'balls', pays: { 3: 30, 4: 100, 5: 400 } },
    D: { drawing: 'drum', pays: { 3: 25, 4: 80, 5: 300 } },
    C: { drawing: 'coffee', pays: { 3: 20, 4: 60, 5: 200 } },
    E: { drawing: 'star', pays: { 3: 15, 4: 50, 5: 150 } },
    A: { drawing: 'A', pays: { 3: 8, 4: 25, 5: 80 } },
    K: { drawing: 'K', pays: { 3: 8, 4: 25, 5: 80 } },
    Q: { drawing: 'Q', pays: { 3: 6, 4: 20, 5: 60 } },
    J: { drawing: 'J', pays: { 3: 6, 4: 20, 5: 60 } },
    X: { drawing: '10', pays: { 3: 5, 4: 15, 5: 50 } },
  },
  strips: [
    'ECKJDXKEXBAXQDCEADEAQKAJCABQJBDS',
    'DCBXACQAJEDCXKQACKABWKEQJESKEDXBQJ',
    'EXKJBXQEKQSCJDBJDBADBAEJAECKXQWKQ',
    'DBCAKEAXKQXDBXEBDQKDQSCXECAJQWJ',
    'XEADQABQXKBCKQCKBJEQXJDEADQCXASKAB',
  ],
  scatters: 3,
  choices: [
    { spins: 10, multiplier: 2, more: 2, max: 16 },
    { spins: 5, multiplier: 4, more: 2, max: 9 },
    { spins: 4, multiplier: 5, more: 2, max: 8 },
  ],
  freeStrips: [
    'DQEBAECBEDCKDJQXCSEAJBAJKAXKQXK',
    'XECXQCDQCSKXJAKJEAJKXBWJBQDBQKDAEW',
    'KDXBDEBKAXDCSAJWCJEXJEQKCBJWAQKCQ',
    'KJXSDEABQABQJKCEKCAWQDJEXCBXQWDX',
    'QSDXEJAKCAKBJXQJXQKBQDAJKEDCBEXCA',
  ],
}
