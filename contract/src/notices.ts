import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'

/** B banner, PL player notice, PU pop-up, PR promotion, H home. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

/** Notices are of these kinds, and of one that the public cannot ask for: AG for agents. */
export const noticeKinds = [...announcementTypes.filter((type) => type !== 'B'), 'AG'] as const

/** Groups of banners; the web maps routes to them. */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_login',
  'w_register',
] as const
export type BannerGroup = (typeof bannerGroups)[number]

/** URL: an address or a route of the site. P: the promotions page at an anchor. G: a game. Empty: not clickable. */
export const linkageTypes = ['', 'URL', 'P', 'G'] as const

export const Banner = Type.Object({
  bannerId: Type.String(),
  groupName: Type.Enum(bannerGroups),
  /** Below the image address; with a slash in front it is an address of the site itself. */
  url: Type.String(),
  /** What the picture shows; empty for one that only decorates. */
  alt: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  linkageType: Type.Enum(linkageTypes),
  linkage: Type.String(),
  linkageLabel: Type.String(),
  vendor: Type.String(),
  nodeId: Type.String(),
  roomId: Type.String(),
  /** What a banner of kind G opens: the game's type and code. */
  gameType: Type.String(),
  gameCode: Type.String(),
})
export type Banner = Static<typeof Banner>

export const Notice = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String(),
  time: Type.Integer(),
})
export type Notice = Static<typeof Notice>

export const Announcements = Type.Object({
  banners: Type.Array(Banner),
  player: Type.Array(Notice),
  popup: Type.Array(Notice),
  promotion: Type.Array(Notice),
  home: Type.Array(Notice),
})
export type Announcements = Static<typeof Announcements>

const typeList = `(${announcementTypes.join('|')})`

export const listAnnouncements = endpoint('listAnnouncements', {
  summary: 'Banners and notices of the asked types. `execution` names those that the page shows by itself; the rest wait for a gesture',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({
    types: Type.String({ pattern: `^${typeList}(,${typeList})*$`, maxLength: 40 }),
    platform: Type.Enum(['W', 'M']),
    execution: Type.String({ pattern: `^${typeList}(,${typeList})*$`, maxLength: 40 }),
  }),
  reply: Announcements,
})

export const listAgentAnnouncements = endpoint('listAgentAnnouncements', {
  summary: 'Notices for agents, newest first',
  method: 'GET',
  path: '/wps/agent/announcements',
  access: 'agent',
  moduleId: 'AGEANNOUNCE3',
  request: Type.Object({}),
  reply: Type.Array(Notice),
  errors: ['login.not.session', 'password.change.required', 'role.not.allowed'],
})

/** Banners or notices changed: read them again. */
export const announcementsChanged = event('notices.changed', 'public', Type.Object({}))
