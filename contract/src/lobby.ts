import Type, { type Static } from 'typebox'
import { classifies, gameTypes } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { Id } from './fields.ts'
import { Amount } from './money.ts'

export * from './categories.ts'

/** Least bets that the lobby can be narrowed to, in minor units; 0 is any. Spec §9. */
export const minBets = [0, 1, 5, 10, 50, 75] as const
export const GAMES_A_PAGE = 24
export const POPULAR_GAMES = 20
/** The vendors of the cockfight, which has a category of its own and no page, and of live tables. */
export const COCKFIGHT_VENDOR = 'DS88'
export const LIVE_VENDOR = 'TCG_LIVE'
/** Vendors, and kinds of accounts, whose lottery is a page of this site. Spec §9. */
export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const
/** A web browser, as vendors count clients, and what it can show, as they name it. Spec §7, §9. */
export const WEB_CLIENT = 3
export const WEB_PLATFORMS = 'flash,html5-desktop'

const Vassalage = Type.String({ pattern: '^[A-Z0-9_]{2,20}$' })
const GameTypeField = Type.Enum([...gameTypes])
const GameCode = Type.String({ pattern: '^[a-z0-9-]{2,60}$' })
const State = Type.Enum(['open', 'maintenance'])

/** A vendor in a category. */
export const Card = Type.Object({
  vassalage: Vassalage,
  name: Type.String(),
  accountTypeId: Type.Integer(),
  accountTypeName: Type.String(),
  /** Where its mark is, below the address of pictures. */
  smallIcon: Type.String(),
  /** 1 or 0. */
  isHot: Type.Integer(),
  gameType: GameTypeField,
  /** `VASSALAGE`: it has a list of games. Otherwise it is a game by itself, whose code is `gameCode`. */
  isGame: Type.Enum(['VASSALAGE', 'GAME']),
  gameCode: Type.String(),
  defaultPlayType: Type.String(),
  state: State,
  /** How many of its games can be opened now, and of which kinds they are. */
  games: Type.Integer(),
  kinds: Type.Array(Type.Enum([...classifies])),
})
export type Card = Static<typeof Card>

const MenuCategory = Type.Object({ title: GameTypeField, cards: Type.Array(Card) })
export type MenuCategory = Static<typeof MenuCategory>

export const Game = Type.Object({
  nodeId: Id,
  vassalage: Vassalage,
  /** The vendor's name. */
  vendor: Type.String(),
  accountTypeName: Type.String(),
  gameType: GameTypeField,
  gameClassify: Type.Union([Type.Enum([...classifies]), Type.Null()]),
  gameCode: Type.String(),
  gameName: Type.String(),
  minBet: Amount,
  minLineNum: Type.Integer(),
  isHot: Type.Integer(),
  /** Hundredths of a percent of all stakes that come back; null where nobody has computed it, or where a bet is not against the house. */
  rtp: Type.Union([Type.Integer(), Type.Null()]),
  showIcon: Type.String(),
  /** The cover's colours, above and below, for as long as the cover is on its way. */
  tones: Type.Array(Type.String()),
  state: State,
})
export type Game = Static<typeof Game>

const Paging = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
/** What a browser says of itself and of the shop that it is in. Only the language changes an answer: of a name that has no Portuguese. */
export const Client = {
  clientType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
  platform: Type.Optional(Type.String({ maxLength: 60 })),
  channel: Type.Optional(Type.String({ maxLength: 20 })),
  merchant: Type.Optional(Type.String({ maxLength: 40 })),
  merchantCode: Type.Optional(Type.String({ maxLength: 40 })),
  language: Type.Optional(Type.String({ maxLength: 10 })),
  device: Type.Optional(Type.String({ maxLength: 10 })),
}
const Filter = {
  gameType: Type.Optional(GameTypeField),
  vassalage: Type.Optional(Vassalage),
  gameClassify: Type.Optional(Type.Enum([...classifies])),
  gameName: Type.Optional(Type.String({ maxLength: 60 })),
  /** Games that can be played for so little, in minor units. */
  minBet: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  minLineNum: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}
/** Lists have what can be opened, and what is under maintenance; `totalCount` counts what can be opened. */
const PageOfGames = { games: Type.Array(Game), totalPages: Type.Integer(), totalCount: Type.Integer() }
const forMembers = ['login.not.session', 'password.change.required'] as const

export const listMenus = endpoint('listMenus', {
  summary: 'What visitors browse: categories with their vendors, a page of games, and how many games and sports can be opened',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'public',
  moduleId: 'GAMELO3',
  request: Type.Object({
    ...Client,
    ...Filter,
    ...Paging,
    /** Only the games that the house puts forward. */
    featured: Type.Optional(Type.Boolean()),
    /** Only the lottery games of a mode of prizes. */
    prizeMode: Type.Optional(Type.Enum(['LOTT', 'ELOTT'])),
  }),
  reply: Type.Object({
    lanes: Type.Array(MenuCategory),
    ...PageOfGames,
    counts: Type.Object({ games: Type.Integer(), sports: Type.Integer() }),
  }),
})

export const listVendors = endpoint('listVendors', {
  summary: 'Categories with their vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  access: 'member',
  moduleId: 'GAMELO3',
  request: Type.Object(Client),
  reply: Type.Object({ data: Type.Object({ lanes: Type.Array(MenuCategory) }) }),
  errors: forMembers,
})

export const listGames = endpoint('listGames', {
  summary: 'A page of games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'member',
  moduleId: 'GAMELO3',
  request: Type.Object({ ...Client, ...Filter, ...Paging }),
  reply: Type.Object(PageOfGames),
  errors: forMembers,
})

export const listGameTypes = endpoint('listGameTypes', {
  summary: 'Which kinds of games each vendor has: categories, vendors in them, and what their games are',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'member',
  moduleId: 'GAMELO3',
  request: Type.Object(Client),
  reply: Type.Object({ content: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))) }),
  errors: forMembers,
})

export const listHotGames = endpoint('listHotGames', {
  summary: 'Games that are marked hot, all of them',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'public',
  moduleId: 'GAMELOHOT3',
  request: Type.Object({
    ...Client,
    isPlatform: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    vassalage: Type.Optional(Vassalage),
    gameType: Type.Optional(GameTypeField),
  }),
  reply: Type.Object({ list: Type.Array(Game) }),
})

export const listPopularGames = endpoint('listPopularGames', {
  summary: 'What members have opened most in thirty days, then one game of each vendor in turn',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'public',
  moduleId: 'GAMELO3',
  request: Type.Object({
    ...Client,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    prizeMode: Type.Optional(Type.Enum(['LOTT', 'ELOTT'])),
  }),
  reply: Type.Object({ list: Type.Array(Game) }),
})

const Favourite = Type.Object({ nodeId: Id, vendor: Vassalage, gameType: GameTypeField })

export const listFavouriteIds = endpoint('listFavouriteIds', {
  summary: 'Ids of the member’s favourite games',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  moduleId: 'GAMELOFAV3',
  request: Type.Object({}),
  reply: Type.Array(Id),
  errors: forMembers,
})

export const addFavourite = endpoint('addFavourite', {
  summary: 'Marks a game as a favourite. One that is marked already stays so',
  method: 'POST',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  moduleId: 'GAMELOFAV3',
  request: Favourite,
  reply: Type.Null(),
  errors: [...forMembers, 'game.unknown', 'game.closed', 'favourite.limit'],
})

export const removeFavourite = endpoint('removeFavourite', {
  summary: 'Takes the mark away again',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  moduleId: 'GAMELOFAV3',
  request: Favourite,
  reply: Type.Null(),
  errors: forMembers,
})

export const listFavourites = endpoint('listFavourites', {
  summary: 'A page of the member’s favourite games, newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  moduleId: 'GAMELOFAV3',
  request: Type.Object({ ...Client, ...Filter, ...Paging }),
  reply: Type.Object({ content: Type.Array(Game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  errors: forMembers,
})

export const listRecentGames = endpoint('listRecentGames', {
  summary: 'A page of the games that the member has opened, the last one first',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  moduleId: 'GAMELOREC3',
  request: Type.Object({ ...Client, ...Filter, ...Paging }),
  reply: Type.Object({ list: Type.Array(Game), totalPages: Type.Integer() }),
  errors: forMembers,
})

export const listRooms = endpoint('listRooms', {
  summary: 'Rooms of the games between players: what a seat costs and how many there are',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'member',
  moduleId: 'GAMELO3',
  product: 'pvp',
  request: Type.Object({ ...Client, vassalage: Type.Optional(Vassalage) }),
  reply: Type.Object({
    list: Type.Array(
      Type.Object({
        roomId: Id,
        nodeId: Id,
        vassalage: Vassalage,
        gameName: Type.String(),
        roomName: Type.String(),
        stake: Amount,
        seats: Type.Integer(),
        state: State,
      }),
    ),
  }),
  errors: forMembers,
})

export const launchGame = endpoint('launchGame', {
  summary: 'Opens a game for the member: the address that its frame shows, good for this launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  moduleId: 'GAMELO3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    vassalage: Vassalage,
    gameType: GameTypeField,
    gameCode: GameCode,
    platform: Type.Optional(Type.String({ maxLength: 60 })),
    language: Type.Optional(Type.String({ maxLength: 10 })),
    /** A path of this site, where the game sends people who leave it. */
    backUrl: Type.Optional(Type.String({ pattern: '^/(?![/\\\\])', maxLength: 200 })),
  }),
  reply: Type.Object({ content: Type.Object({ game_url: Type.String(), game: Game }) }),
  errors: [...forMembers, 'game.unknown', 'game.closed', 'game.maintenance', 'jurisdiction.not.available'],
})

export const getSportsVendor = endpoint('getSportsVendor', {
  summary: 'Which vendor has the sports page of its own, to be launched like any game',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'member',
  moduleId: 'GAMELO3',
  request: Type.Object(Client),
  reply: Type.Object({ content: Type.Union([Card, Type.Null()]) }),
  errors: forMembers,
})

/** The catalogue has changed: vendors, games, their order or their state. */
export const lobbyChanged = event('lobby.changed', 'public', Type.Object({}))
