// What the site would show. Nothing is written.
import Type from 'typebox'
import { ROOM_TEXT_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Card, Game } from '../lobby.ts'
import { BODY_MAX, open } from './door.ts'
import { SYNONYMS_MAX, contentMax, gameStates } from './items.ts'

export const previewMarkup = endpoint('previewMarkup', {
  summary: 'Markup as it would be kept, and the tags that would be dropped. Nothing is written',
  method: 'POST',
  path: '/wps/operators/content/preview',
  ...open,
  bodyMax: BODY_MAX,
  request: Type.Object({ html: Type.String({ maxLength: 60_000 }) }),
  reply: Type.Object({ html: Type.String(), dropped: Type.Array(Type.String()) }),
  errors: operatorErrors,
})

export const previewGame = endpoint('previewGame', {
  summary: 'A game as the lobby would show it with another name or state, and its cover as a data address. Nothing is written',
  method: 'GET',
  path: '/wps/operators/content/game',
  ...open,
  role: 'admin',
  // A cover is drawn for each: half a second of a processor.
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    name: Type.String({ maxLength: 100 }),
    state: Type.Enum([...gameStates]),
  }),
  reply: Type.Object({
    game: Game,
    /** Whether lists have it: it is off, its vendor is, or nothing opens it. */
    shown: Type.Enum(['yes', 'off', 'vendorOff', 'closed']),
  }),
  errors: [...operatorErrors, 'content.unknown'],
})

export const previewVendor = endpoint('previewVendor', {
  summary: 'A vendor as menus would show it with another name, state or mark: its card in each category. Nothing is written',
  method: 'GET',
  path: '/wps/operators/content/vendor',
  ...open,
  role: 'admin',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    name: Type.String({ maxLength: 100 }),
    state: Type.Enum([...gameStates]),
    hot: Type.Boolean(),
  }),
  reply: Type.Object({
    /** None while menus do not have it. */
    cards: Type.Array(Card),
    /** Whether menus have it: it is off, or nothing opens any of its games. */
    shown: Type.Enum(['yes', 'off', 'closed']),
  }),
  errors: [...operatorErrors, 'content.unknown'],
})

/** So many of the games that a search finds are told. */
export const FOUND_SHOWN = 6
/** As many letters as all words of a game may have, each on a line of its own. */
export const SEARCH_WORDS_MAX = SYNONYMS_MAX * (contentMax.synonyms.words + 1)

export const previewSearch = endpoint('previewSearch', {
  summary: 'What a search would find if these words meant a game, one a line. Nothing is written',
  method: 'GET',
  path: '/wps/operators/content/search',
  ...open,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 100 }),
    words: Type.String({ maxLength: SEARCH_WORDS_MAX }),
    typed: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  }),
  reply: Type.Object({
    /** The first of them, best first. */
    games: Type.Array(Game),
    found: Type.Integer(),
    /** Where the game itself stands among them, from 1; null where the search does not find it. */
    place: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether any search can find it: what nothing opens is in no list. */
    listed: Type.Boolean(),
  }),
  errors: [...operatorErrors, 'content.unknown'],
})

export const previewSentence = endpoint('previewSentence', {
  summary: 'What the members’ room would do with a sentence, with one more moderated word if one is named. Nothing is written',
  method: 'GET',
  path: '/wps/operators/content/sentence',
  ...open,
  request: Type.Object({ text: Type.String({ maxLength: ROOM_TEXT_MAX }), word: Type.Optional(Type.String({ maxLength: 100 })) }),
  reply: Type.Object({
    /** Why it would not be shown; null when it would. */
    refused: Type.Union([Type.Enum(['chat.word', 'chat.contact']), Type.Null()]),
    /** The moderated word that was found in it. */
    word: Type.Union([Type.String(), Type.Null()]),
  }),
  errors: operatorErrors,
})
