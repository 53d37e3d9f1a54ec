import Type, { type Static } from 'typebox'

/** How much of what was said a table remembers. */
export const TABLE_LINES = 50
export const TABLE_TEXT_MAX = 160
/** An operator mutes for so many minutes at most, or for good: a month. */
export const TABLE_MUTE_MINUTES_MAX = 43_200

/** A line at a table. Its author is masked, and known by a sign that is the same for all lines of one member at it. */
export const TableLine = Type.Object({
  id: Type.String(),
  author: Type.String(),
  who: Type.String(),
  text: Type.String(),
  time: Type.Integer(),
})
export type TableLine = Static<typeof TableLine>

/** What a page that looks at a chat's room is shown, and told on top of that. */
export interface TableTalk {
  lines: TableLine[]
  isOpen: boolean
}
export type TableTalkFact = { said: TableLine } | { removed: string } | { set: TableTalk }

/** The room of a table's chat: one of its own, so that talk keeps no bet waiting. */
const TALK = 'talk:'
export const talkOf = (code: string): string => `${TALK}${code}`
export const isTalk = (room: string): boolean => room.startsWith(TALK)
