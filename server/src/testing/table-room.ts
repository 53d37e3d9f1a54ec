import { openAccount } from '@tucano/ledger'
import type { Db } from '@tucano/database'
import type { Json } from '@tucano/round'
import Type from 'typebox'
import { newBetId } from '#betting/bet'
import type { RoomKind } from '../rooms/kind.ts'

type TableState = { event: string; bets: number; total: number }
type TableCommand = { do: 'bet'; betId: string; pocket: string } | { do: 'call'; sent: number; text: string } | { do: 'wake' }
type TableFact = { name: 'bet' } | { name: 'called'; sent: number; text: string }

const Said = Type.Union([
  Type.Object({ do: Type.Literal('bet') }),
  Type.Object({ do: Type.Literal('call'), sent: Type.Number(), text: Type.String({ maxLength: 500 }) }),
])

/** A table without cards: bets on one event, and calls that everybody hears. What is told of bets is how many there are, four times a second. */
export const tableRoom = (db: Db): RoomKind => {
  const kind: RoomKind<TableState, TableCommand, TableFact> = {
    name: 'table',
    first: (options) => ({ event: (options as { event: string }).event, bets: 0, total: 0 }),
    wake: { do: 'wake' },
    wakesAtMs: () => undefined,
    frameMs: 250,
    view: ({ bets, total }) => ({ bets, total }),
    tell: (facts, { bets, total }) => {
      const calls: Json[] = facts.filter((fact) => fact.name === 'called')
      return { everybody: calls.length < facts.length ? [...calls, { name: 'totals', bets, total }] : calls }
    },
    step: (state, { command, memberId }) => {
      if (command.do === 'call') return { state, facts: [{ name: 'called', sent: command.sent, text: command.text }] }
      if (command.do === 'wake' || memberId === undefined) return { state, facts: [] }
      const about = { id: command.betId, product: 'LIVE', vendor: 'TUC', game: 'coin', inputs: '' }
      return {
        state: { ...state, bets: state.bets + 1, total: state.total + 100 },
        facts: [{ name: 'bet' }],
        bets: [{ kind: 'place', ...about, pocket: BigInt(command.pocket), stake: 100n, event: state.event, selections: {} }],
      }
    },
    commands: {
      said: Said,
      toCommand: async (said, memberId) => {
        const one = said as { do: 'bet' } | { do: 'call'; sent: number; text: string }
        if (one.do === 'call') return one
        return { do: 'bet', betId: newBetId(), pocket: String(await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })) }
      },
    },
  }
  return kind as unknown as RoomKind
}
