import Type, { type Static } from 'typebox'
import type { RoomKind } from '../rooms/kind.ts'

type BoardState = { written: number; last: string; whispers: Record<string, string> }
type BoardCommand = { do: 'write' | 'whisper'; text: string } | { do: 'wake' }
type BoardFact = { name: 'written'; text: string } | { name: 'whispered'; to: string; text: string }

const Said = Type.Object({ do: Type.Enum(['write', 'whisper']), text: Type.String({ minLength: 1, maxLength: 2000 }) })

/** Lines for everybody, and whispers that only whoever wrote them sees: the smallest room without money. */
export const boardRoom: RoomKind<BoardState, BoardCommand, BoardFact> = {
  name: 'board',
  first: () => ({ written: 0, last: '', whispers: {} }),
  wake: { do: 'wake' },
  wakesAtMs: () => undefined,
  step: (state, { command, memberId }) => {
    if (command.do === 'wake' || memberId === undefined) return { state, facts: [] }
    if (command.text === 'no') return { refused: 'move.invalid' }
    if (command.do === 'write')
      return { state: { ...state, written: state.written + 1, last: command.text }, facts: [{ name: 'written', text: command.text }] }
    const to = String(memberId)
    return {
      state: { ...state, whispers: { ...state.whispers, [to]: command.text } },
      facts: [{ name: 'whispered', to, text: command.text }],
    }
  },
  view: ({ written, last, whispers }, memberId) => {
    const whisper = whispers[String(memberId)]
    return { written, last, ...(whisper === undefined ? {} : { whisper }) }
  },
  tell: (facts) => {
    const lines = facts.flatMap((fact) => (fact.name === 'written' ? [fact] : []))
    const whispers = facts.flatMap((fact) => (fact.name === 'whispered' ? [fact] : []))
    return {
      everybody: lines,
      instead: Object.fromEntries(
        Object.entries(Object.groupBy(whispers, ({ to }) => to)).map(([to, own = []]) => [
          to,
          [...lines, ...own.map(({ text }) => ({ name: 'whisper', text }))],
        ]),
      ),
    }
  },
  commands: { said: Said, toCommand: (said) => Promise.resolve(said as Static<typeof Said>) },
  refuses: (options, memberId) =>
    Promise.resolve((options as { closed?: boolean }).closed && memberId === undefined ? 'login.not.session' : undefined),
}
