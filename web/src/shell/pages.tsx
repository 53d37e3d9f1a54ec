import type { PageName } from '@tucano/contract/pages'
import type { ComponentType } from 'react'
import { lazyPart } from '#platform/chunk'
import { ComingPage } from './coming-page.tsx'
import { HomePage } from './home-page.tsx'
import type { Texts } from './texts.ts'

type TitleKey = Extract<keyof Texts, `title_${string}`>

interface Page {
  title: TitleKey
  component: ComponentType
}

const coming =
  (name: Parameters<typeof ComingPage>[0]['page']): ComponentType =>
  () => <ComingPage page={name} />
const home = (title: TitleKey): Page => ({ title, component: HomePage })

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
    component: lazyPart('promotions', () =>
      import('../features/promotions/promotions-page.tsx').then(({ PromotionsPage }) => PromotionsPage),
    ),
  },
  promotionDetail: {
    title: 'title_promotionDetail',
    component: lazyPart('promotion-detail', () =>
      import('../features/promotions/promotion-detail-page.tsx').then(({ PromotionDetailPage }) => PromotionDetailPage),
    ),
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
  operator: {
    title: 'title_operator',
    component: lazyPart('operator', () => import('./operator-page.tsx').then(({ OperatorPage }) => OperatorPage)),
  },
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
  pointMall: { title: 'title_pointMall', component: coming('pointMall') },
  lottery: { title: 'title_lottery', component: coming('lottery') },
  electronicLottery: { title: 'title_electronicLottery', component: coming('electronicLottery') },
  lobby: { title: 'title_lobby', component: coming('lobby') },
  rng: { title: 'title_rng', component: coming('rng') },
  fish: { title: 'title_fish', component: coming('fish') },
  pvp: { title: 'title_pvp', component: coming('pvp') },
  live: { title: 'title_live', component: coming('live') },
  sports: { title: 'title_sports', component: coming('sports') },
  esports: { title: 'title_esports', component: coming('esports') },
  seamless: { title: 'title_seamless', component: coming('seamless') },
  vendorSports: { title: 'title_vendorSports', component: coming('vendorSports') },
  down: { title: 'title_down', component: coming('down') },
  download: { title: 'title_down', component: coming('download') },
  join: { title: 'title_join', component: coming('join') },
  game: { title: 'title_game', component: coming('game') },
}
