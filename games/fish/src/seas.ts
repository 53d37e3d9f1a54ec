import type { Sea } from './sea.ts'

/** A river by day: many small fish, a boss that is worth what the day brings. */
const RIO_FUNDO: Sea = {
  code: 'rio-fundo',
  version: 1,
  levels: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  heavy: 5,
  net: 150,
  gapMs: 820,
  waves: { calm: 6, shoal: 2, boss: 2 },
  shoal: { of: 'lambari', many: 36 },
  species: [
    { code: 'lambari', worth: { is: 2 }, size: 26, crossesMs: [11_000, 15_000], weight: 26, group: [3, 7] },
    { code: 'acara', worth: { is: 3 }, size: 30, crossesMs: [12_000, 16_000], weight: 22, group: [2, 5] },
    { code: 'piranha', worth: { is: 5 }, size: 34, crossesMs: [9000, 13_000], weight: 18, group: [3, 6] },
    { code: 'pacu', worth: { is: 8 }, size: 42, crossesMs: [13_000, 18_000], weight: 14, group: [1, 3] },
    { code: 'tucunare', worth: { is: 12 }, size: 48, crossesMs: [11_000, 15_000], weight: 11, group: [1, 2] },
    { code: 'dourado', worth: { is: 18 }, size: 54, crossesMs: [10_000, 14_000], weight: 9 },
    { code: 'arraia', worth: { is: 25 }, size: 62, crossesMs: [14_000, 19_000], weight: 7 },
    { code: 'surubim', worth: { is: 40 }, size: 72, crossesMs: [14_000, 19_000], weight: 5 },
    { code: 'baiacu', worth: { is: 10 }, size: 44, crossesMs: [14_000, 18_000], weight: 3, reach: 230 },
    { code: 'jacare', worth: { is: 80 }, size: 96, crossesMs: [16_000, 22_000], weight: 3 },
    { code: 'boto', worth: { is: 150 }, size: 100, crossesMs: [13_000, 17_000], weight: 2 },
  ],
  boss: {
    code: 'pirarucu',
    worth: {
      among: [
        { is: 100, weight: 50 },
        { is: 200, weight: 30 },
        { is: 500, weight: 15 },
        { is: 1000, weight: 5 },
      ],
    },
    size: 170,
    crossesMs: [26_000, 30_000],
    weight: 0,
  },
}

/** The same river by night: gold glows, fewer fish are worth more. */
const CARDUME_DE_OURO: Sea = {
  code: 'cardume-de-ouro',
  version: 1,
  levels: [5, 10, 20, 50, 100, 200, 500, 1000],
  heavy: 8,
  net: 130,
  gapMs: 760,
  waves: { calm: 5, shoal: 3, boss: 2 },
  shoal: { of: 'neon', many: 44 },
  species: [
    { code: 'neon', worth: { is: 2 }, size: 22, crossesMs: [10_000, 14_000], weight: 28, group: [4, 8] },
    { code: 'borboleta', worth: { is: 4 }, size: 32, crossesMs: [12_000, 16_000], weight: 20, group: [2, 5] },
    { code: 'disco', worth: { is: 6 }, size: 38, crossesMs: [13_000, 17_000], weight: 17, group: [2, 4] },
    { code: 'poraque', worth: { is: 10 }, size: 56, crossesMs: [11_000, 15_000], weight: 12, group: [1, 2] },
    { code: 'aruana', worth: { is: 15 }, size: 60, crossesMs: [11_000, 15_000], weight: 10 },
    { code: 'tambaqui', worth: { is: 22 }, size: 60, crossesMs: [13_000, 17_000], weight: 8 },
    { code: 'lanterna', worth: { is: 12 }, size: 46, crossesMs: [14_000, 18_000], weight: 3, reach: 260 },
    { code: 'dourado-de-ouro', worth: { is: 50 }, size: 64, crossesMs: [10_000, 13_000], weight: 5 },
    { code: 'ariranha', worth: { is: 90 }, size: 90, crossesMs: [12_000, 16_000], weight: 3 },
    { code: 'boto-rosa', worth: { is: 200 }, size: 104, crossesMs: [13_000, 17_000], weight: 2 },
  ],
  boss: {
    code: 'cobra-grande',
    worth: {
      among: [
        { is: 150, weight: 60 },
        { is: 300, weight: 25 },
        { is: 600, weight: 10 },
        { is: 1000, weight: 5 },
      ],
    },
    size: 210,
    crossesMs: [27_000, 30_000],
    weight: 0,
  },
}

/** A forest under water: slow and large, with a turtle older than the river. */
const TARTARUGA_ANCESTRAL: Sea = {
  code: 'tartaruga-ancestral',
  version: 1,
  levels: [10, 20, 50, 100, 200, 500, 1000, 2000],
  heavy: 6,
  net: 170,
  gapMs: 900,
  waves: { calm: 6, shoal: 1, boss: 3 },
  shoal: { of: 'piaba', many: 30 },
  species: [
    { code: 'piaba', worth: { is: 2 }, size: 26, crossesMs: [13_000, 17_000], weight: 24, group: [3, 6] },
    { code: 'cascudo', worth: { is: 3 }, size: 34, crossesMs: [15_000, 20_000], weight: 20, group: [2, 4] },
    { code: 'matrinxa', worth: { is: 6 }, size: 40, crossesMs: [12_000, 16_000], weight: 17, group: [2, 4] },
    { code: 'jaraqui', worth: { is: 9 }, size: 44, crossesMs: [12_000, 16_000], weight: 13, group: [1, 3] },
    { code: 'perereca', worth: { is: 14 }, size: 40, crossesMs: [11_000, 14_000], weight: 10 },
    { code: 'tracaja', worth: { is: 20 }, size: 56, crossesMs: [16_000, 21_000], weight: 9 },
    { code: 'castanha', worth: { is: 15 }, size: 44, crossesMs: [16_000, 20_000], weight: 3, reach: 280 },
    { code: 'mata-mata', worth: { is: 35 }, size: 72, crossesMs: [17_000, 22_000], weight: 6 },
    { code: 'peixe-boi', worth: { is: 70 }, size: 110, crossesMs: [18_000, 23_000], weight: 4 },
    { code: 'piraiba', worth: { is: 120 }, size: 112, crossesMs: [15_000, 19_000], weight: 3 },
    { code: 'onca-que-nada', worth: { is: 300 }, size: 104, crossesMs: [13_000, 17_000], weight: 1 },
  ],
  boss: {
    code: 'tartaruga',
    worth: {
      among: [
        { is: 200, weight: 70 },
        { is: 400, weight: 20 },
        { is: 800, weight: 8 },
        { is: 1000, weight: 2 },
      ],
    },
    size: 200,
    crossesMs: [28_000, 30_000],
    weight: 0,
  },
}

export const SEAS: readonly Sea[] = [RIO_FUNDO, CARDUME_DE_OURO, TARTARUGA_ANCESTRAL]
