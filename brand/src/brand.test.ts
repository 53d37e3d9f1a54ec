import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../tucano/brand.ts'
import { isClosed, lotteryRules } from './jurisdiction.ts'
import { moduleStates, moduleTree } from './modules.ts'
import { brandFolder, readBrand } from './read-brand.ts'
import { readContent } from './read-content.ts'

const tucano = await readBrand('tucano')

test('the platform is web and the device is WEB [BRD-09] [BRD-10]', () => {
  expect(tucano.platform).toBe('web')
  expect(tucano.device).toBe('WEB')
})

test('the lottery type is SEA, and the prize modes are Lott, ZY, Elott and SEA [BRD-11] [BRD-12]', () => {
  expect(tucano.lotteryType).toBe('SEA')
  expect(tucano.prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA'])
})

test('announcement types are B, PL, PU, PR and H, of which only B is executed [BRD-13]', () => {
  expect(tucano.announcementTypes).toEqual(['B', 'PL', 'PU', 'PR', 'H'])
  expect(tucano.executedAnnouncementTypes).toEqual(['B'])
})

test('Portuguese is the default and the only language, and English is the forced one [BRD-03] [BRD-04]', () => {
  expect(tucano.defaultLanguage).toBe('PT')
  expect(tucano.languages).toEqual(['PT'])
  expect(tucano.forcedLanguage).toBe('EN')
})

test('the brand has a merchant code [BRD-15]', () => {
  expect(tucano.merchantCode).toBe('tucano')
})

function written(change: Record<string, unknown>): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'brand-')), 'brand.json')
  fs.writeFileSync(file, JSON.stringify({ ...brand, ...change }))
  return file
}

test('a brand with a mistake is refused, and the place of the mistake is named', async () => {
  await expect(readBrand(written({ merchantCode: 7 }))).rejects.toThrow('wrong at /merchantCode')
  await expect(readBrand(written({ languages: ['XX'] }))).rejects.toThrow('wrong at /languages/0')
  await expect(readBrand(written({ surprise: true }))).rejects.toThrow('wrong at /')
  await expect(readBrand(written({ colours: { ...brand.colours, dark: { ...brand.colours.dark, ink: 'red' } } }))).rejects.toThrow(
    '/colours/dark/ink',
  )
  await expect(readBrand('nobody')).rejects.toThrow('there is no brand "nobody"')
  await expect(readBrand('../server')).rejects.toThrow('there is no brand')
})

test('a module is on when it and all above it are', () => {
  const tree = { modId: 'A', enabled: true, children: [{ modId: 'B', enabled: false, children: [{ modId: 'C', enabled: true }] }] }
  expect(Object.fromEntries(moduleStates(tree))).toEqual({ A: true, B: false, C: false })
  expect(moduleTree(tree)).toEqual({
    modId: 'A',
    enabled: '1',
    childrenNodes: [{ modId: 'B', enabled: '0', childrenNodes: [{ modId: 'C', enabled: '1', childrenNodes: [] }] }],
  })
  expect(() => moduleStates({ modId: 'A', enabled: true, children: [{ modId: 'A', enabled: true }] })).toThrow('module A twice')
})

test('Brazilian law closes what it closes, and the demo has everything', () => {
  for (const product of ['pvp', 'cockfight', 'transfer'] as const) {
    expect(isClosed('BR', product)).toBe(true)
    expect(isClosed('open', product)).toBe(false)
  }
  expect(isClosed('BR', 'bonus')).toBe(false)
})

test('every picture and link of the content exists', async () => {
  const { banners, articles, notices } = await readContent(tucano)
  for (const { image } of banners) expect(fs.existsSync(path.join(brandFolder(tucano), 'assets', image)), image).toBe(true)
  const slugs = new Set(['sugestao', ...articles.map(({ slug }) => slug)])
  for (const { html, slug } of [...articles, ...notices]) {
    for (const [, target = ''] of html.matchAll(/href="\/help#([^"]+)"/g)) expect(slugs.has(target), `${slug} → ${target}`).toBe(true)
  }
})

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('every text is readable on every ground, in both themes', () => {
  for (const theme of [tucano.colours.light, tucano.colours.dark]) {
    for (const ground of ['ground', 'surface', 'raised'] as const) {
      for (const text of ['ink', 'ink-soft', 'beak-ink', 'forest', 'sky', 'alarm'] as const) {
        expect(contrast(theme[text], theme[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(contrast(theme['on-beak'], theme.beak)).toBeGreaterThanOrEqual(5)
  }
})

test('the series of a brand are in order, and in Brazil not below 85 %; nobody chooses there, nothing grows, foreign lotteries are closed', async () => {
  const { lottery } = brand
  const series = (given: object) => readBrand(written({ lottery: { ...lottery, series: { ...lottery.series, ...given } } }))
  await expect(series({ standard: 1960 })).rejects.toThrow('/lottery/series')
  await expect(series({ min: 1951 })).rejects.toThrow('/lottery/series')
  await expect(series({ min: 1500 })).resolves.toBeTruthy()
  const inBrazil = (min: number) =>
    readBrand(
      written({ jurisdiction: { ...brand.jurisdiction, profile: 'BR' }, lottery: { ...lottery, series: { ...lottery.series, min } } }),
    )
  await expect(inBrazil(1699)).rejects.toThrow('/lottery/series/min')
  await expect(inBrazil(1700)).resolves.toBeTruthy()
  expect(lotteryRules('BR')).toEqual({ seriesMin: 1700, slider: false, growth: false })
  expect([isClosed('BR', 'foreignLottery'), isClosed('open', 'foreignLottery')]).toEqual([true, false])
})
