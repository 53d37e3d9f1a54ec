import { type Category, gameTypes } from './categories.ts'
import type { BannerGroup } from './notices.ts'

/** Which regions of the layout surround a page: all of them, the header alone, or nothing. */
export type Layout = 'full' | 'header' | 'none'

export interface PageRoute {
  path: string
  layout: Layout
  /** The group whose banners the page shows. */
  banners?: BannerGroup
  /** The games that the page is there for: while none of them can be opened, it has nothing but that to say. */
  games?: readonly Category[]
  /** Shown while the site is closed for the visitor, too. */
  staysOpen?: true
}

/**
 * Every page of the site. The router is made from this list, and the server answers 404 to any other address (with the site around it).
 * What begins with `$` stands for one segment of the path.
 */
export const pages = {
  home: { path: '/', layout: 'full', banners: 'w_home' },
  homeIndex: { path: '/index.html', layout: 'full', banners: 'w_home' },
  homeName: { path: '/home', layout: 'full', banners: 'w_home' },
  login: { path: '/login', layout: 'full', banners: 'w_home' },
  agentEntry: { path: '/agent', layout: 'full', banners: 'w_home' },
  register: { path: '/register', layout: 'full', banners: 'w_home' },
  registerHtml: { path: '/register.html', layout: 'full', banners: 'w_home' },
  notices: { path: '/noticePage', layout: 'full' },
  pointMall: { path: '/pointMall', layout: 'full', banners: 'w_shop' },
  lottery: { path: '/lottery', layout: 'header', games: ['LOTT', 'ELOTT'] },
  electronicLottery: { path: '/elott', layout: 'full', banners: 'w_lott', games: ['ELOTT'] },
  lobby: { path: '/lobby/$games', layout: 'full' },
  rng: { path: '/rng', layout: 'full', banners: 'w_rng', games: ['RNG'] },
  fish: { path: '/fish', layout: 'full', banners: 'w_fish', games: ['FISH'] },
  pvp: { path: '/pvp', layout: 'full', banners: 'w_pvp', games: ['PVP'] },
  live: { path: '/live', layout: 'full', banners: 'w_live', games: ['LIVE'] },
  liveTable: { path: '/live/$table', layout: 'header', games: ['LIVE'] },
  sports: { path: '/sports', layout: 'full', banners: 'w_sports', games: ['SPORTS'] },
  esports: { path: '/esports', layout: 'full', banners: 'w_esports', games: ['ESPORTS'] },
  sportsMatch: { path: '/sports/match/$match', layout: 'full', games: ['SPORTS', 'ESPORTS'] },
  sportsBets: { path: '/sports/bets', layout: 'full' },
  sportsResults: { path: '/sports/results', layout: 'full' },
  sportsRules: { path: '/sports/rules', layout: 'full' },
  sportsProof: { path: '/sports/proof/$match', layout: 'full' },
  promotions: { path: '/promotions', layout: 'full', banners: 'w_promotion' },
  promotionDetail: { path: '/promoDetail', layout: 'full' },
  redEnvelope: { path: '/redEnvelope', layout: 'full' },
  luckyWheel: { path: '/luckyWheel', layout: 'full' },
  raffle: { path: '/raffle', layout: 'full' },
  seamless: { path: '/seamless', layout: 'header' },
  vendorSports: { path: '/fbsports', layout: 'full', games: ['SPORTS'] },
  help: { path: '/help', layout: 'full', banners: 'w_help' },
  helpCenter: { path: '/helpmc', layout: 'none', staysOpen: true },
  /** Limits, pauses and where to find help: one click from everywhere. */
  limits: { path: '/responsible', layout: 'full' },
  down: { path: '/down', layout: 'full', banners: 'w_down' },
  download: { path: '/download', layout: 'full', banners: 'w_down' },
  join: { path: '/join', layout: 'full' },
  game: { path: '/game', layout: 'none' },
  /** Where other services send people back to who signed in there. */
  signIn: { path: '/signin', layout: 'none' },
  /** Customer service, in a small window. */
  chat: { path: '/chat', layout: 'none', staysOpen: true },
  /** The back office: its door, and its sections. */
  operator: { path: '/operator', layout: 'none', staysOpen: true },
  operatorSection: { path: '/operator/$section', layout: 'none', staysOpen: true },
  gallery: { path: '/dev/gallery', layout: 'none' },
  outbox: { path: '/dev/outbox', layout: 'none' },
} as const satisfies Record<string, PageRoute>

export type PageName = keyof typeof pages

/** One file by itself, no page of the site: it verifies rounds, asks nobody for anything, and works saved to a disk as well. */
export const VERIFIER_PATH = '/verifier'

/** The address of the lottery. Each parameter is there only when it is given. Spec §2. */
export function lotteryPath(parameters: {
  gameCode?: string | undefined
  vendor?: string | undefined
  playType?: string | undefined
}): string {
  const given = (['gameCode', 'vendor', 'playType'] as const).flatMap((name) =>
    parameters[name] ? [`${name}=${encodeURIComponent(parameters[name])}`] : [],
  )
  return given.length > 0 ? `${pages.lottery.path}?${given.join('&')}` : pages.lottery.path
}

/** The address of a table that everybody sees. */
export const livePath = (table: string): string => `/live/${encodeURIComponent(table)}`

/** The page that a path leads to; a trailing slash makes no difference. */
export function pageAt(pathname: string): PageName | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const names = Object.keys(pages) as PageName[]
  return names.find((name) => {
    const pattern = pages[name].path
    const [head, tail] = [pattern.slice(0, pattern.indexOf('$')), path.slice(pattern.indexOf('$'))]
    return pattern === path || (pattern.includes('$') && path.startsWith(head) && /^[^/]+$/.test(tail))
  })
}

/** The games that a path is there for; undefined where a page has something to say without any. */
export function gamesAt(pathname: string): readonly Category[] | undefined {
  const name = pageAt(pathname)
  if (name === 'lobby') return gameTypes.filter((type) => type === pathname.split('/')[2]?.toUpperCase())
  const page: PageRoute | undefined = name && pages[name]
  return page?.games
}
