import type { Card, MenuCategory } from '@tucano/contract/lobby'
import { expect, test } from 'vitest'
import { categoriesOf, classifiesFor, isCentred, markPath, prizeModeOf } from './categories.ts'
import { type LaunchItem, launchOfVendor, startGame } from './launch.ts'

const card = (vassalage: string, gameType: Card['gameType'], more: Partial<Card> = {}): Card => ({
  vassalage,
  gameType,
  name: vassalage,
  accountTypeId: 1,
  accountTypeName: vassalage,
  smallIcon: '',
  isHot: 0,
  isGame: 'VASSALAGE',
  gameCode: '',
  defaultPlayType: '',
  state: 'open',
  games: 1,
  kinds: [],
  ...more,
})
const menu: MenuCategory[] = [
  { title: 'RNG', cards: [card('ARA', 'RNG')] },
  { title: 'SPORTS', cards: [card('GOL', 'SPORTS'), card('ARENA', 'ESPORTS'), card('DS88', 'SPORTS'), card('TATAME', 'SPORTS')] },
  { title: 'FISH', cards: [card('RIO', 'FISH')] },
]
const vendors = (given: MenuCategory[]) => categoriesOf(given).map(({ key, cards }) => [key, cards.map(({ vassalage }) => vassalage)])

test('e-sports are split from the sports into a category of their own [LCH-07]', () => {
  expect(vendors(menu)).toContainEqual(['SPORTS', ['GOL', 'TATAME']])
  expect(vendors(menu)).toContainEqual(['ESPORTS', ['ARENA']])
})

test('the vendor DS88 is moved into a category of its own, right after the sports [LCH-08]', () => {
  expect(vendors(menu).map(([key]) => key)).toEqual(['RNG', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH'])
  expect(vendors(menu)).toContainEqual(['COCKFIGHT', ['DS88']])
})

test('a category of e-sports joins what came from the sports, and an empty category is not shown', () => {
  const both: MenuCategory[] = [...menu, { title: 'ESPORTS', cards: [card('OUTRA', 'ESPORTS')] }, { title: 'PVP', cards: [] }]
  expect(vendors(both)).toContainEqual(['ESPORTS', ['ARENA', 'OUTRA']])
  expect(vendors(both).map(([key]) => key)).not.toContain('PVP')
})

test('the prize mode is ELOTT if the ELOTT category has a TCG_LOTTO_VN or LOTT card [LOT-05]', () => {
  expect(prizeModeOf([{ title: 'ELOTT', cards: [card('ELOTT', 'ELOTT'), card('TCG_LOTTO_VN', 'ELOTT')] }])).toBe('ELOTT')
  expect(prizeModeOf([{ title: 'ELOTT', cards: [card('LOTT', 'ELOTT')] }])).toBe('ELOTT')
})

test('the prize mode is LOTT when the ELOTT category has neither [LOT-06]', () => {
  expect(prizeModeOf([{ title: 'ELOTT', cards: [card('ELOTT', 'ELOTT')] }])).toBe('LOTT')
  expect(prizeModeOf([{ title: 'LOTT', cards: [card('LOTT', 'LOTT')] }])).toBe('LOTT')
})

test('the mark of a vendor is built from the image address, the type and the vassalage; e-sports count as sports [LCH-09]', () => {
  expect(markPath('https://cdn.example', { gameType: 'RNG', vassalage: 'ARA' })).toBe('https://cdn.example/vendors/RNG/ARA.svg')
  expect(markPath('/brand', { gameType: 'ESPORTS', vassalage: 'ARENA' })).toBe('/brand/vendors/SPORTS/ARENA.svg')
})

test('a menu is centred below its item with up to five vendors, and not with six [NAV-10]', () => {
  expect([1, 5, 6, 7].map(isCentred)).toEqual([true, true, false, false])
})

const item = (change: Partial<LaunchItem> = {}): LaunchItem => ({
  gameType: 'LIVE',
  isGame: 'GAME',
  defaultPlayType: '',
  vendor: 'VIVO',
  accountTypeName: 'VIVO',
  gameCode: 'roleta',
  ...change,
})

test('without a session nothing is started [LCH-01]', () => {
  for (const gameType of ['RNG', 'LOTT', 'ELOTT', 'SPORTS'] as const) {
    const signedIn = startGame(item({ gameType }), true)
    // The login comes first, and then the game that was picked.
    expect(startGame(item({ gameType }), false)).toEqual({ kind: 'login', next: signedIn.kind === 'route' ? signedIn.path : '' })
  }
  expect(startGame(item({ isGame: 'VASSALAGE' }), false)).toEqual({ kind: 'login', next: undefined })
})

test('lottery games go to the lottery, with what is known of them [LCH-02] [LOT-03]', () => {
  const path = (change: Partial<LaunchItem>) => startGame(item(change), true)
  expect(path({ gameType: 'LOTT', vendor: 'TCG_LOTTO_VN', gameCode: 'quina', defaultPlayType: 'X1' })).toEqual({
    kind: 'route',
    path: '/lottery?gameCode=quina&vendor=TCG_LOTTO_VN&playType=X1',
  })
  for (const vendor of ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])
    expect(path({ gameType: 'ELOTT', vendor, gameCode: '' })).toEqual({ kind: 'route', path: `/lottery?vendor=${vendor}` })
  expect(path({ gameType: 'ELOTT', vendor: 'XX', accountTypeName: 'TCG_SEA', gameCode: '' })).toEqual({
    kind: 'route',
    path: '/lottery?vendor=XX',
  })
})

test('a lottery of any other vendor is launched like a third party’s game [LOT-04]', () => {
  expect(startGame(item({ gameType: 'LOTT', vendor: 'OUTRA', accountTypeName: 'OUTRA' }), true)).toEqual({
    kind: 'route',
    path: '/game?vendor=OUTRA&type=LOTT&code=roleta',
  })
})

test('every other type is launched: a vendor’s list as a popup, a game as a page with a frame [LCH-03] [LCH-04] [LCH-05]', () => {
  expect(startGame(item({ isGame: 'VASSALAGE' }), true)).toEqual({ kind: 'popup', vassalage: 'VIVO', gameType: 'LIVE' })
  expect(startGame(item(), true)).toEqual({ kind: 'route', path: '/game?vendor=VIVO&type=LIVE&code=roleta' })
  expect(startGame(item({ gameType: 'SPORTS', vendor: 'GOL' }), true)).toEqual({
    kind: 'route',
    path: '/seamless?vendor=GOL&type=SPORTS&code=roleta',
  })
})

test('a vendor of slots goes to its lobby, all others through the general launcher [NAV-08] [NAV-09] [LCH-06]', () => {
  expect(launchOfVendor(card('ARA', 'RNG'), false)).toEqual({ kind: 'rng', vassalage: 'ARA', path: '/rng?page=ARA' })
  expect(launchOfVendor(card('VIVO', 'LIVE'), false)).toEqual({ kind: 'login', next: undefined })
  expect(launchOfVendor(card('VIVO', 'LIVE'), true)).toEqual({ kind: 'popup', vassalage: 'VIVO', gameType: 'LIVE' })
})

test('bingo is a kind of its own only where its language is spoken [LOB-19]', () => {
  expect(classifiesFor(['PT', 'EN'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC'])
  expect(classifiesFor(['PT', 'TY'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG'])
})
