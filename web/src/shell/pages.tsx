import { type PageName, pageAt } from '@tucano/contract/pages'
import type { ComponentType } from 'react'
import type * as LobbyPages from '../features/lobby/lobby-page.tsx'
import type * as LotteryPages from './lottery-pages.tsx'
import type * as LivePages from './live-pages.tsx'
import type * as RewardPages from './reward-pages.tsx'
import type * as SportsPages from './sports-pages.tsx'
import { lazyPart } from '#platform/chunk'
import { PlayPanel } from './play-panel.tsx'
import { HomePage } from './home/home-page.tsx'
import type { Texts } from './texts.ts'

type TitleKey = Extract<keyof Texts, `title_${string}`>

interface Page {
  title: TitleKey
  component: ComponentType & { load?: () => Promise<unknown> }
}

/** All lobbies are one part of the site. */
const lobbyPart = (title: TitleKey, name: Exclude<keyof typeof LobbyPages, 'ParametrisedLobbyPage'>): Page => ({
  title,
  component: lazyPart('lobby', () => import('../features/lobby/lobby-page.tsx').then((part) => part[name])),
})
const lotteryPart = (title: TitleKey, name: Exclude<keyof typeof LotteryPages, 'loadLottery'>): Page => ({
  title,
  component: lazyPart('lottery', async () => {
    const part = await import('./lottery-pages.tsx')
    if (name === 'LotteryPage') await part.loadLottery()
    return part[name]
  }),
})
const livePart = (name: keyof typeof LivePages): Page => ({
  title: 'title_live',
  component: lazyPart('live', () => import('./live-pages.tsx').then((part) => part[name])),
})
const sportsPart = (title: TitleKey, name: Exclude<keyof typeof SportsPages, 'HomeMatches'>): Page => ({
  title,
  component: lazyPart('sports', () => import('./sports-pages.tsx').then((part) => part[name])),
})
/** Most games are our own: what they need comes with the page, not after it. */
const game = lazyPart('game', async () => {
  const [{ GamePage }, { OwnGame }, { GameBar }, { Balance }, { TrialOffer }] = await Promise.all([
    import('../features/lobby/game-page.tsx'),
    import('./own-game.tsx'),
    import('./game-bar.tsx'),
    import('../features/wallet/balance.tsx'),
    import('./trial-offer.tsx'),
  ])
  return () => (
    <GamePage
      balance={<Balance />}
      offer={<TrialOffer size="small" />}
      panel={<PlayPanel look="chip" />}
      row={<PlayPanel look="row" />}
      tools={(opened, isOwn) => <GameBar game={opened} isOwn={isOwn} />}
      own={(played) => <OwnGame {...played} />}
    />
  )
})
const rewardPart = (part: string, name: keyof typeof RewardPages): Page['component'] =>
  lazyPart(part, () => import('./reward-pages.tsx').then((pages) => pages[name]))
const home = (title: TitleKey): Page => ({ title, component: HomePage })

const download = lazyPart('download', () => import('../features/downloads/download-page.tsx').then(({ DownloadPage }) => DownloadPage))

/** One part for all its addresses: whoever goes from section to section stays in it. */
const operator = lazyPart('operator', () => import('./operator-page.tsx').then(({ OperatorPage }) => OperatorPage))

/** What each page of the contract shows. */
export const pageParts: Record<PageName, Page> = {
  home: home('title_home'),
  homeIndex: home('title_home'),
  homeName: home('title_home'),
  login: home('title_login'),
  agentEntry: home('title_agentEntry'),
  register: home('title_register'),
  registerHtml: home('title_register'),
  notices: {
    title: 'title_notices',
    component: lazyPart('notices', () => import('../features/notices/notice-page.tsx').then(({ NoticePage }) => NoticePage)),
  },
  promotions: {
    title: 'title_promotions',
    component: lazyPart('promotions', () => import('./promotion-pages.tsx').then((part) => part.Promotions)),
  },
  promotionDetail: {
    title: 'title_promotionDetail',
    component: lazyPart('promotions', () => import('./promotion-pages.tsx').then((part) => part.PromotionDetail)),
  },
  redEnvelope: {
    title: 'title_redEnvelope',
    component: rewardPart('envelopes', 'RedEnvelope'),
  },
  luckyWheel: {
    title: 'title_luckyWheel',
    component: lazyPart('wheel', () => import('../features/promotions/wheel/wheel-page.tsx').then(({ WheelPage }) => WheelPage)),
  },
  raffle: {
    title: 'title_raffle',
    component: rewardPart('raffle', 'Raffle'),
  },
  help: {
    title: 'title_help',
    component: lazyPart('help', () => import('../features/support/help-page.tsx').then(({ HelpPage }) => HelpPage)),
  },
  helpCenter: {
    title: 'title_helpCenter',
    component: lazyPart('help-center', () =>
      import('../features/support/help-center-page.tsx').then(({ HelpCenterPage }) => HelpCenterPage),
    ),
  },
  chat: {
    title: 'title_chat',
    component: lazyPart('chat', () => import('../features/support/talk/chat-page.tsx').then(({ ChatPage }) => ChatPage)),
  },
  operator: { title: 'title_operator', component: operator },
  operatorSection: { title: 'title_operator', component: operator },
  signIn: {
    title: 'title_login',
    component: lazyPart('sign-in', () => import('../features/session/sign-in-page.tsx').then(({ SignInPage }) => SignInPage)),
  },
  outbox: {
    title: 'title_outbox',
    component: lazyPart('outbox', () => import('../features/letters/outbox-page.tsx').then(({ OutboxPage }) => OutboxPage)),
  },
  gallery: {
    title: 'title_gallery',
    component: lazyPart('gallery', () => import('./gallery/gallery-page.tsx').then(({ GalleryPage }) => GalleryPage)),
  },
  pointMall: { title: 'title_pointMall', component: rewardPart('points', 'PointMall') },
  lottery: lotteryPart('title_lottery', 'LotteryPage'),
  electronicLottery: lotteryPart('title_electronicLottery', 'ElectronicLotteryPage'),
  lobby: lotteryPart('title_lobby', 'ParametrisedLobby'),
  rng: lobbyPart('title_rng', 'RngLobbyPage'),
  fish: lobbyPart('title_fish', 'FishLobbyPage'),
  pvp: lobbyPart('title_pvp', 'PvpLobbyPage'),
  live: livePart('LivePage'),
  liveTable: livePart('LiveTablePage'),
  sports: sportsPart('title_sports', 'SportsPage'),
  esports: sportsPart('title_esports', 'EsportsPage'),
  sportsMatch: sportsPart('title_sportsMatch', 'SportsMatchPage'),
  sportsBets: sportsPart('title_sportsBets', 'SportsBetsPage'),
  sportsResults: sportsPart('title_sportsResults', 'SportsResultsPage'),
  sportsRules: sportsPart('title_sportsRules', 'SportsRulesPage'),
  sportsProof: sportsPart('title_sportsProof', 'SportsProofPage'),
  seamless: {
    title: 'title_seamless',
    component: lazyPart('game', () => import('../features/lobby/game-page.tsx').then((part) => part.SeamlessPage)),
  },
  vendorSports: sportsPart('title_vendorSports', 'VendorSportsPage'),
  limits: {
    title: 'title_limits',
    component: lazyPart('limits', () => import('./responsible-page.tsx').then(({ ResponsiblePage }) => ResponsiblePage)),
  },
  down: { title: 'title_down', component: download },
  download: { title: 'title_down', component: download },
  join: {
    title: 'title_join',
    component: lazyPart('join', () => import('../features/registration/join-page.tsx').then(({ JoinPage }) => JoinPage)),
  },
  game: { title: 'title_game', component: game },
}

/** Fetches what an address will show, before anything is drawn. Whoever shows it hears if that fails. */
export function startPage(pathname: string): void {
  const page = pageAt(pathname)
  if (page) void pageParts[page].component.load?.().catch(() => undefined)
}
