import type { SportsMarket } from '@tucano/contract/sports'
import { expect, test } from 'vitest'
import { groupsOf, inReadingOrder, matchesWords, tabsOf, tabsWith } from './market-groups.ts'

const market = (id: number, specifiers = '', name = `Mercado ${id}`, outcomes = ['1', '2']): SportsMarket => ({
  market: id,
  specifiers,
  name,
  groups: ['all'],
  state: 'open',
  reason: null,
  version: 1,
  outcomes: outcomes.map((outcome) => ({ outcome, name: `Resultado ${outcome}`, odds: 2000, isOpen: true })),
})

test('a market stands in the tabs that it belongs to, and always in one besides that of all', () => {
  expect(tabsOf(market(1))).toEqual(['main'])
  expect(tabsOf(market(18, 'total=2.5'))).toEqual(['main', 'totals'])
  expect(tabsOf(market(16, 'hcp=-0.5'))).toEqual(['main', 'handicap'])
  expect(tabsOf(market(68, 'total=1.5'))).toEqual(['parts'])
  expect(tabsOf(market(330, 'mapnr=1'))).toEqual(['parts'])
  expect(tabsOf(market(40, '', 'Marca', ['sr:player:7', '1716']))).toEqual(['players'])
  expect(tabsOf(market(166, 'total=9.5'))).toEqual(['counts'])
  expect(tabsOf(market(4711))).toEqual(['special'])
  expect(tabsWith([market(1), market(166, 'total=9.5')])).toEqual(['all', 'main', 'counts'])
})

test('markets that differ by their line alone are one card, in the order of their lines', () => {
  const groups = groupsOf([
    market(18, 'total=3.5', 'Total de gols 3,5'),
    market(1, '', 'Resultado final'),
    market(18, 'total=2.5', 'Total de gols 2,5'),
    market(331, 'hcp=1.5|mapnr=1', 'Mapa 1 - handicap 1.5'),
    market(331, 'hcp=1.5|mapnr=2', 'Mapa 2 - handicap 1.5'),
  ])
  expect(groups.map(({ title, markets, line }) => [title, markets.map(({ specifiers }) => specifiers), line])).toEqual([
    ['Total de gols', ['total=2.5', 'total=3.5'], 'total'],
    ['Resultado final', [''], undefined],
    ['Mapa 1 - handicap', ['hcp=1.5|mapnr=1'], 'hcp'],
    ['Mapa 2 - handicap', ['hcp=1.5|mapnr=2'], 'hcp'],
  ])
})

test('what is read first stands first, and the rest as it came', () => {
  expect(inReadingOrder([market(900), market(18), market(1), market(800)], 'football').map(({ market: id }) => id)).toEqual([
    1, 18, 900, 800,
  ])
})

test('markets are found by words of their names and outcomes, whatever the accents', () => {
  const scorer = market(40, '', 'Marca a qualquer momento', ['7'])
  expect(matchesWords(scorer, 'marca')).toBe(true)
  expect(matchesWords(market(1, '', 'Dupla opção'), 'opcao dupla')).toBe(true)
  expect(matchesWords(scorer, 'escanteio')).toBe(false)
  expect(matchesWords(market(18, 'total=2.5', 'Total de gols 2,5'), 'gols 2.5')).toBe(true)
})
