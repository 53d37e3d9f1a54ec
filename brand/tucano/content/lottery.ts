import type { CoverTheme } from '@tucano/art'
import { type LotteryGame, type LotteryGroup, lotteryGames } from '@tucano/lottery'
import type { GameContent } from '../../src/read-content.ts'

/** What menus call what is drawn together. */
const GROUPS: Record<LotteryGroup, string> = {
  SSC: 'Eletrônicas',
  DEZ: 'Dezenas',
  VNC: 'Vietnã',
  THAI: 'Tailândia',
  LAO: 'Laos',
  MAS: 'Malásia',
  SGC: 'Singapura',
  STOCK: 'Bolsas',
}

type Look = Pick<CoverTheme, 'ground' | 'main' | 'spark' | 'backdrop' | 'hero'> & { skies: readonly string[] }

/** A look for each shape; games of one shape have skies of their own. */
const looks: Record<string, Look> = {
  ssc: { skies: ['#b01f5a', '#a3163a', '#7a2a9a', '#1f5ac4', '#0b6e99', '#c46a1f'], ground: '#2a0a2a', main: '#ff5a9a', spark: '#ffd24a', backdrop: 'rays', hero: 'wheel' },
  '11x5': { skies: ['#1f8a6a', '#2f6ae0', '#0b6e99'], ground: '#06283a', main: '#34d3c4', spark: '#ffd24a', backdrop: 'stars', hero: 'balls' },
  k3: { skies: ['#a8321f', '#8a4a1f', '#5a2ab0'], ground: '#2a0f0a', main: '#e0364a', spark: '#ffd24a', backdrop: 'rays', hero: 'dice' },
  pk10: { skies: ['#5a6472', '#2a6a9a', '#8a1f2a'], ground: '#12161c', main: '#e0263a', spark: '#ffd24a', backdrop: 'hills', hero: 'flag' },
  '28': { skies: ['#7a4a0f', '#b5641f', '#c4473a'], ground: '#2a160c', main: '#f2a33a', spark: '#ffe08a', backdrop: 'rays', hero: 'coin' },
  marksix: { skies: ['#3a2a9a', '#4a1f6a', '#1f2a7a'], ground: '#120f3a', main: '#8a5af0', spark: '#ffc53d', backdrop: 'stars', hero: 'gem' },
  keno: { skies: ['#0f6f9c', '#157a9a'], ground: '#0a2f52', main: '#2fa3e0', spark: '#ffc53d', backdrop: 'waves', hero: 'balls' },
  'dezenas-6-60': { skies: ['#1f8a4e', '#2a7a6a'], ground: '#0a3a22', main: '#2f8fe0', spark: '#ffd24a', backdrop: 'leaves', hero: 'clover' },
  'dezenas-5-80': { skies: ['#1f2a7a'], ground: '#0a0f36', main: '#e0263a', spark: '#ffc53d', backdrop: 'stars', hero: 'star' },
  'dezenas-15-25': { skies: ['#8a2a7a', '#6a2a82'], ground: '#260f42', main: '#d9479b', spark: '#ffd95c', backdrop: 'hills', hero: 'sun' },
  mb: { skies: ['#a3163a', '#b5471f', '#c46a1f', '#7a1630'], ground: '#2f0a12', main: '#e0263a', spark: '#ffd24a', backdrop: 'temple', hero: 'lantern' },
  mt: { skies: ['#b5471f', '#c4473a', '#d9682a'], ground: '#3a160c', main: '#f2a33a', spark: '#ffe08a', backdrop: 'waves', hero: 'boat' },
  mn: { skies: ['#1f7a5a', '#2a8a6a', '#0f6b4f', '#4a8a3a'], ground: '#0a2f26', main: '#5ab843', spark: '#ffd24a', backdrop: 'leaves', hero: 'palm' },
  mn2: { skies: ['#2a6a3a'], ground: '#0a2f1a', main: '#3fbf5f', spark: '#ffd24a', backdrop: 'leaves', hero: 'palm' },
}
/** Of shapes of other countries. */
const elsewhere: Look = { skies: ['#0f5a7a', '#7a4a9a', '#a3562a', '#2a5a9a', '#7a1f4a'], ground: '#0a1f36', main: '#f2b53a', spark: '#ffe08a', backdrop: 'temple', hero: 'lantern' }
const LEANS = [0, -6, 6, -3, 3]

function themeOf({ code, shape }: LotteryGame): CoverTheme {
  const { skies, ...look } = looks[shape] ?? elsewhere
  const place = lotteryGames.filter((game) => game.shape === shape).findIndex((game) => game.code === code)
  return { ...look, sky: skies[place % skies.length]!, lean: LEANS[place % LEANS.length]! }
}

const gameTypes = { LOTT: 'LOTT', TCG_LOTTO_VN: 'LOTT', ELOTT: 'ELOTT', TCG_SEA: 'ELOTT' } as const

/** The games of the lottery: their maths says what they are, this how the lobby shows them. */
export const lottery: GameContent[] = lotteryGames.map((game) => ({
  vendor: game.vendor,
  gameType: gameTypes[game.vendor],
  group: { code: game.group, name: GROUPS[game.group] },
  code: game.code,
  name: game.name.PT,
  nameEn: game.name.EN,
  minBet: game.minBet,
  lines: 1,
  theme: themeOf(game),
}))
