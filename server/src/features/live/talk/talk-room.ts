import { isDeepStrictEqual } from 'node:util'
import { TABLE_LINES, type TableLine, type TableTalk, type TableTalkFact } from '@tucano/contract/live/chat'
import type { Json } from '@tucano/round'
import { Later, type RoomKind } from '#rooms/kind'
import { type Talk, type TalkServices, readTalk } from './store.ts'

type TalkState = { table: string; lines: TableLine[]; isOpen: boolean }
/** What is told stands in the database already. */
type TalkCommand =
  | { do: 'said'; line: TableLine }
  | { do: 'removed'; id: string }
  | { do: 'switched'; isOpen: boolean }
  | { do: 'read'; talk: Talk }
type TalkFact = { name: 'said'; line: TableLine } | { name: 'removed'; id: string } | { name: 'set' }

const FRAME_MS = 200
/** Whatever was not heard is found within so long. */
const READ_MS = 5000

const isUpTo = (id: string, upTo: string): boolean => BigInt(id) <= BigInt(upTo)
const newest = (lines: readonly TableLine[]): TableLine[] =>
  lines.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)).slice(-TABLE_LINES)

/** What was read, and what was said since. */
const withRead = (state: TalkState, { lines, isOpen, upTo }: Talk): TalkState => ({
  ...state,
  isOpen,
  lines: newest([...lines, ...state.lines.filter(({ id }) => !isUpTo(id, upTo))]),
})

function step(state: TalkState, command: TalkCommand): { state: TalkState; facts: TalkFact[] } {
  switch (command.do) {
    case 'said': {
      const { line } = command
      if (state.lines.some(({ id }) => id === line.id)) return { state, facts: [] }
      return { state: { ...state, lines: newest([...state.lines, line]) }, facts: [{ name: 'said', line }] }
    }
    case 'removed': {
      const lines = state.lines.filter(({ id }) => id !== command.id)
      return lines.length === state.lines.length
        ? { state, facts: [] }
        : { state: { ...state, lines }, facts: [{ name: 'removed', id: command.id }] }
    }
    case 'switched':
      return { state: { ...state, isOpen: command.isOpen }, facts: command.isOpen === state.isOpen ? [] : [{ name: 'set' }] }
    case 'read': {
      const read = withRead(state, command.talk)
      return { state: read, facts: isDeepStrictEqual(read, state) ? [] : [{ name: 'set' }] }
    }
  }
}

const shown = ({ lines, isOpen }: TalkState): TableTalk => ({ lines, isOpen })

const toldOf = (fact: TalkFact, state: TalkState): TableTalkFact =>
  fact.name === 'said' ? { said: fact.line } : fact.name === 'removed' ? { removed: fact.id } : { set: shown(state) }

/** The chat of a table: a room of its own, which shows what stands in the database. */
export function talkRoom(services: Pick<TalkServices, 'db' | 'vault'>): RoomKind {
  const kind: RoomKind<TalkState, TalkCommand, TalkFact> = {
    name: 'talk',
    first: (options) => ({ table: (options as { table: string }).table, lines: [], isOpen: true }),
    step: (state, { command }) => step(state, command),
    wakesAtMs: () => undefined,
    wake: { do: 'read', talk: { lines: [], isOpen: true, upTo: '0' } },
    view: (state) => shown(state) as unknown as Json,
    tell: (facts, state) => ({ everybody: facts.map((fact) => toldOf(fact, state)) as unknown as Json[] }),
    frameMs: FRAME_MS,
    work: (state) => async () => {
      const talk = await readTalk(services, state.table)
      return isDeepStrictEqual(withRead(state, talk), state) ? new Later(READ_MS) : { do: 'read', talk }
    },
  }
  return kind as unknown as RoomKind
}
