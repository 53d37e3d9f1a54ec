import { LiveSaid } from '@tucano/contract/live'
import type { Json } from '@tucano/round'
import { newBetId } from '#betting/bet'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { Bettors } from '../room/bettors.ts'
import { stakeOf } from '../room/state.ts'
import { codeOf } from '../room/table-room.ts'
import type { StudioLinks } from './links.ts'
import type { StudioCommand, StudioFact, StudioState, StudioTimes } from './state.ts'
import { firstStudio, stepStudio, wakesStudioAt } from './step.ts'
import { studioTables } from './tables.ts'
import { tellStudio, viewStudio } from './tell.ts'
import { workOfStudio } from './work.ts'

/** What happens within so long is told together. */
const FRAME_MS = 100

type RoomServices = Pick<Services, 'db' | 'brand' | 'configuration'>

/** A table whose rounds a studio plays. */
export function studioRoom(services: RoomServices, { links, times }: { links: StudioLinks; times: StudioTimes }): RoomKind {
  const tables = studioTables(services)
  const tableOf = (code: string) => {
    const table = tables.get(code)
    if (!table) throw new Error(`no studio has a table ${code}`)
    return table
  }
  const bettors = new Bettors(services)
  const kind: RoomKind<StudioState, StudioCommand, StudioFact> = {
    name: 'studio',
    first: (options) => firstStudio(tableOf(codeOf(options)).house),
    step: (state, told) => stepStudio({ table: tableOf(state.table).house, times }, state, told),
    wakesAtMs: (state) => wakesStudioAt(times, state),
    wake: { do: 'wake' },
    view: (state, memberId) => viewStudio(state, memberId) as Json,
    tell: tellStudio,
    frameMs: FRAME_MS,
    commands: {
      said: LiveSaid,
      toCommand: async (given, memberId, options) => {
        const said = given as LiveSaid
        if (said.do !== 'bet') return said
        const { vendor } = tableOf(codeOf(options)).house
        return { ...said, betId: newBetId(), ...(await bettors.read(memberId, { vendor, stake: stakeOf(said.chips) })) }
      },
    },
    work: (state) => workOfStudio({ db: services.db, links, times }, tableOf(state.table), state),
  }
  return kind as unknown as RoomKind
}
