import type { SportsMarket } from '@tucano/contract/sports'
import { type SportCode, marketOf, COLUMNS } from '../sport-of.ts'

const TABS = ['all', 'main', 'totals', 'handicap', 'parts', 'players', 'counts', 'special'] as const
export type Tab = (typeof TABS)[number]

/** Halves of matches, by the feed's numbers. Sets, quarters and maps say it in their specifiers. */
const HALVES = new Set([60, 63, 64, 66, 68, 75, 83, 90, 47, 52])
/** Who wins a season. */
const WINNER = 1110
const MAIN = new Set([WINNER, 10, 11, 29, 199, 202, 329, 330, 395, 910, 186, 219, 1])
const PLAYERS = new Set([40, 768, 770, 772])
const COUNTS = new Set([139, 146, 162, 165, 166])
const TOTALS = new Set([8, 19, 20, 21, 26, 29, 31, 32, 45, 195, 220, 222])

type Keyed = Pick<SportsMarket, 'market' | 'specifiers' | 'groups' | 'outcomes'>

const names = (specifiers: string): string[] => specifiers.split('|').map((part) => part.split('=', 1)[0] ?? '')
const PART_NAMES = new Set(['setnr', 'quarternr', 'mapnr', 'roundnr', 'gamenr', 'halfnr'])

/** The tabs that show a market, besides the one that shows all. */
export function tabsOf(market: Keyed): Tab[] {
  const { market: id, specifiers, groups, outcomes } = market
  const named = names(specifiers)
  const tabs: Tab[] = []
  const isPart = HALVES.has(id) || named.some((name) => PART_NAMES.has(name))
  if (PLAYERS.has(id) || named.includes('player') || outcomes.some(({ outcome }) => outcome.includes('player'))) tabs.push('players')
  else if (COUNTS.has(id) || groups.some((group) => group === 'corners' || group === 'cards' || group === 'bookings')) tabs.push('counts')
  else if (isPart) tabs.push('parts')
  else {
    if (MAIN.has(id) || COLUMNS.some((column) => marketOf([market], column))) tabs.push('main')
    if (named.includes('hcp')) tabs.push('handicap')
    else if (named.includes('total') || TOTALS.has(id)) tabs.push('totals')
  }
  return tabs.length > 0 ? tabs : ['special']
}

/** Tabs that have something, in their order. */
export const tabsWith = (markets: readonly Keyed[]): Tab[] => {
  const found = new Set(markets.flatMap(tabsOf))
  return TABS.filter((tab) => tab === 'all' || found.has(tab))
}

/** Markets that differ by their line alone stand in one card, a line a row. */
export interface MarketGroup {
  key: string
  title: string
  markets: SportsMarket[]
  /** The specifier that differs. */
  line: 'hcp' | 'total' | undefined
}

const lineName = (specifiers: string): 'hcp' | 'total' | undefined => names(specifiers).find((name) => name === 'hcp' || name === 'total')

export const valueOf = (specifiers: string, name: string): string | undefined =>
  specifiers
    .split('|')
    .map((part) => part.split('='))
    .find(([found]) => found === name)?.[1]

const withoutLine = (specifiers: string): string =>
  specifiers
    .split('|')
    .filter((part) => !/^(hcp|total)=/.test(part))
    .join('|')

/** What several names begin with, without the line that they end with. */
function sharedTitle(markets: readonly SportsMarket[], line: 'hcp' | 'total' | undefined): string {
  const [first] = markets
  if (!first) return ''
  const value = line && valueOf(first.specifiers, line)
  if (value === undefined) return first.name
  const at = Math.max(first.name.lastIndexOf(value), first.name.lastIndexOf(value.replace('.', ',')))
  const cut = at > 0 ? first.name.slice(0, at).replace(/[\s(:+-]+$/, '') : first.name
  return cut === '' ? first.name : cut
}

const asNumber = (market: SportsMarket, line: string): number => Number.parseFloat(valueOf(market.specifiers, line) ?? '0')

export function groupsOf(markets: readonly SportsMarket[]): MarketGroup[] {
  const together = Map.groupBy(markets, (market) => `${market.market}/${withoutLine(market.specifiers)}`)
  return [...together].map(([key, list]) => {
    const line = lineName(list[0]?.specifiers ?? '')
    const isEven = list.every(({ outcomes }) => outcomes.length === list[0]?.outcomes.length)
    const sorted = line && isEven ? list.toSorted((a, b) => asNumber(a, line) - asNumber(b, line)) : list
    return { key, title: sharedTitle(sorted, line), markets: sorted, line: isEven ? line : undefined }
  })
}

/** What people read first stands first: how it ends, then what has most of their bets. */
const FIRST: Partial<Record<SportCode, readonly number[]>> = {
  football: [1, 10, 18, 29, 16, 11, 8, 60, 47, 45, 40],
  basketball: [219, 223, 225, 235, 236, 303],
  tennis: [186, 202, 188, 187, 189, 199],
  volleyball: [186, 202, 188, 237, 238, 199],
  'american-football': [219, 223, 225, 221, 222, 235],
  mma: [186, 18, 910, 911, 912],
  cs2: [186, 330, 331, 332, 327, 328, 329, 338],
  valorant: [186, 330, 331, 332, 327, 328, 329, 338],
  lol: [186, 395, 554, 555, 327, 328, 329],
  dota2: [186, 395, 554, 555, 327, 328, 329],
}

export function inReadingOrder<Market extends { market: number }>(markets: readonly Market[], sport: SportCode): Market[] {
  const order = [WINNER, ...(FIRST[sport] ?? [])]
  const place = ({ market }: Market): number => {
    const at = order.indexOf(market)
    return at < 0 ? order.length : at
  }
  return markets.toSorted((a, b) => place(a) - place(b))
}

/** Whether a market, or an outcome of it, has all of these words. */
export function matchesWords({ name, outcomes }: { name: string; outcomes: readonly { name: string }[] }, typed: string): boolean {
  const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(',', '.').toLowerCase()
  const said = plain([name, ...outcomes.map((outcome) => outcome.name)].join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
