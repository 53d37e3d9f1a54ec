import { LiveSaid } from '@tucano/contract/live'
import { findTable } from '@tucano/live'
import type { Json } from '@tucano/round'
import { newBetId } from '#betting/bet'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { isShut } from '../tables.ts'
import { Bettors } from './bettors.ts'
import { poolMoves } from './pool.ts'
import { type TableCommand, type TableFact, type TableState, stakeOf } from './state.ts'
import { firstState, stepTable } from './step.ts'
import { tellTable, viewTable } from './tell.ts'
import { type TableServices, workOf } from './work.ts'

/** What happens within so long is told together. */
const FRAME_MS = 200

export const codeOf = (options: Json): string => (options as { table: string }).table

export const tableOf = (code: string) => {
  const table = findTable(code)
  if (!table) throw new Error(`there is no table ${code}`)
  return table
}

/** A table at which one draw decides for everybody. */
export function tableRoom(services: Pick<Services, 'db' | 'brand'>, tables: TableServices): RoomKind {
  const kind: RoomKind<TableState, TableCommand, TableFact> = {
    name: 'live',
    first: (options) => firstState(tableOf(codeOf(options))),
    step: (state, told) => stepTable(tableOf(state.table), state, told),
    wakesAtMs: ({ phase, closesAtMs, isPlayed, playedAtMs, nextAtMs }) => {
      if (phase === 'open') return closesAtMs
      if (phase === 'play') return isPlayed ? undefined : playedAtMs!
      return phase === 'result' ? nextAtMs! : undefined
    },
    wake: { do: 'wake' },
    view: (state, memberId) => viewTable(state, memberId) as Json,
    tell: tellTable,
    refuses: (options) => Promise.resolve(isShut(services, tableOf(codeOf(options))) ? 'jurisdiction.not.available' : undefined),
    frameMs: FRAME_MS,
    commands: commandsOf(services, tables),
    work: (state) => workOf(tables, tableOf(state.table), state, poolMoves(state)),
  }
  return kind as unknown as RoomKind
}

function commandsOf(
  services: Pick<Services, 'db' | 'brand'>,
  { pools }: Pick<TableServices, 'pools'>,
): NonNullable<RoomKind<TableState, TableCommand>['commands']> {
  const bettors = new Bettors(services)
  return {
    said: LiveSaid,
    toCommand: async (given, memberId, options) => {
      const said = given as LiveSaid
      if (said.do !== 'bet') return said
      const { code, vendor } = tableOf(codeOf(options))
      const isShared = pools?.has(code) ?? false
      const bettor = await bettors.read(memberId, { vendor, stake: stakeOf(said.chips), isShared })
      return { ...said, betId: newBetId(), ...bettor }
    },
  }
}
