// What the site would show. Nothing is written.
import Type from 'typebox'
import { ROOM_TEXT_MAX } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Game } from '../lobby.ts'
import { BODY_MAX, open } from './door.ts'
import { gameStates } from './items.ts'

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
