import { createHash } from 'node:crypto'
import { approximate } from '@tucano/round'
import { lineGames } from '@tucano/slots'
import { classicSlot } from '../../games/slots/src/classic.ts'
import { threeReelLines } from '../../games/slots/src/line-sets.ts'
import { CLASSIC_SYMBOLS, findClassicStrips } from './find-strips.ts'

export interface NewGame {
  code: string
  name: string
  nameEn: string
  /** In percent. */
  rtp: number
}

/** The files that a game is written into, besides its own. */
const REGISTRY = 'games/slots/src/classic-lines-games.ts'
const CONTENT = 'brand/tucano/content/games.ts'
const fileOf = (code: string): string => `games/slots/src/games/${code}.ts`
const nameOf = (code: string): string => code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Why a game cannot be made so, in words; nothing where it can. */
export function problemOf({ code, name, nameEn, rtp }: NewGame, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(code) || code.length > 60) return `CODE: ${code} is no code such as sete-da-sorte`
  if (taken.includes(code)) return `CODE: there is a game ${code} already`
  if (!(rtp >= 92 && rtp <= 98)) return '--rtp: a game gives back 92 to 98 percent'
  if (/['\\\n]/.test(name + nameEn)) return '--name, --name-en: without quotes and backslashes'
  const same = lineGames.find((game) => (approximate(game.returns[0].rtp) * 100).toFixed(2) === rtp.toFixed(2))
  return same && `--rtp: ${same.code} gives back ${rtp.toFixed(2)} % already, and no two games give back the same`
}

/** The files of a new classic, by their path, from the files as they are. */
export function newClassic(game: NewGame, read: (file: string) => string): Record<string, string> {
  const { code, name, nameEn, rtp } = game
  const data = {
    code,
    cost: 1,
    coins: { min: 1, max: 50_000 },
    maxWin: 500,
    lines: threeReelLines(1),
    symbols: CLASSIC_SYMBOLS,
  }
  const strips = findClassicStrips(data, rtp, createHash('sha256').update(code).digest().readUInt32BE())
  const symbols = Object.entries(CLASSIC_SYMBOLS).map(([letter, { drawing, pays = {} }]) => {
    const pairs = Object.entries(pays).map(([count, coins]) => `${count}: ${coins}`)
    return `    ${letter}: { drawing: '${drawing}', pays: { ${pairs.join(', ')} } },\n`
  })
  const registry = read(REGISTRY)
    .replace(/(?=import type \{ LineSlot \})/, `import { ${nameOf(code)} } from './games/${code}.ts'\n`)
    .replace(/(export const classics = \[[^\]]*)\]/, `$1, ${nameOf(code)}]`)
  // Below the last game with three reels of the studio that has them.
  const row = `    ['${code}', '${name}', '${nameEn}', 1, 1, ['#a3163a', '#4a0a2c', '#ff4d4d', '#ffc53d', 'rays', 'seven', -8]],\n`
  const content = read(CONTENT).replace(/(?<= {2}\.\.\.rng\('ARA', 'SC', \[\n(?:.*\n)*? {4}\['estrela-da-manha'.*\n)/, row)
  if (!registry.includes(`${nameOf(code)}]`) || !content.includes(row))
    throw new Error('the registry or the catalogue is not as it was: add the game by hand')
  const returns = classicSlot({ ...data, strips }).returns[0].rtp
  return {
    [fileOf(code)]: `import { threeReelLines } from '../line-sets.ts'
import type { LineData } from '../line-slot.ts'

/** Gives back ${(approximate(returns) * 100).toFixed(4)} percent. */
export const ${nameOf(code)}: LineData = {
  code: '${code}',
  cost: 1,
  coins: { min: 1, max: 50_000 },
  maxWin: 500,
  lines: threeReelLines(1),
  symbols: {
${symbols.join('')}  },
  strips: [${strips.map((strip) => `'${strip}'`).join(', ')}],
}
`,
    [REGISTRY]: registry,
    [CONTENT]: content,
  }
}
