import { FlightSaid } from '@tucano/contract/live'
import type { TableOfHouse } from '@tucano/live'
import type { Json } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { clock } from '#draws/advance'
import type { Services } from '#platform/services'
import { Later, type RoomKind } from '#rooms/kind'
import { Bettors } from '../room/bettors.ts'
import { codeOf, tableOf } from '../room/table-room.ts'
import { type TableServices, endOf, workOf } from '../room/work.ts'
import type { FlightCommand, FlightFact, FlightState } from './state.ts'
import { type OpenPoint, firstFlight, movesOf, nextMomentOf, stepFlight } from './step.ts'
import { tellFlight, viewFlight } from './tell.ts'

/** What happens within so long is told together. */
const FRAME_MS = 100
/** So often whoever has the room looks whether the flight was voided. */
const LOOK_MS = 1000
/** The room's own timer has so long: after a takeover it does not know how late it is. */
const LATE_MS = 250

type FlightServices = Pick<Services, 'db' | 'brand' | 'vault'>

/** A table at which everybody is on one flight. */
export function flightRoom(services: FlightServices, tables: TableServices): RoomKind {
  const openPoint: OpenPoint = (sealed) => services.vault.open(Buffer.from(sealed, 'base64')).readUInt32BE()
  const wakesAtMs = (state: FlightState): number | undefined => {
    const { phase, closesAtMs, nextAtMs, sealed } = state
    if (sealed !== null) return nextMomentOf(state, openPoint(sealed))
    if (phase === 'open') return closesAtMs
    return phase === 'result' ? nextAtMs! : undefined
  }
  const kind: RoomKind<FlightState, FlightCommand, FlightFact> = {
    name: 'flight',
    first: (options) => firstFlight(tableOf(codeOf(options))),
    step: (state, told) => stepFlight(tableOf(state.table), openPoint, state, told),
    wakesAtMs,
    wake: { do: 'wake' },
    view: (state, memberId) => viewFlight(state, memberId) as Json,
    tell: tellFlight,
    frameMs: FRAME_MS,
    commands: commandsOf(services),
    work: (state) =>
      state.sealed === null
        ? workOfFlight(services, tables, tableOf(state.table), state)
        : () => watchFlight(services, state.eventId!, wakesAtMs(state)!),
  }
  return kind as unknown as RoomKind
}

type Work = () => Promise<FlightCommand | Later | undefined>

/** As at every table; only what is drawn is sealed as soon as it is known. */
function workOfFlight({ vault }: FlightServices, tables: TableServices, table: TableOfHouse, state: FlightState): Work | undefined {
  const work = workOf(tables, table, state, movesOf(state))
  if (!work) return undefined
  return async () => {
    const told = await work()
    if (told === undefined || told instanceof Later || told.do !== 'play') return told
    const point = Buffer.alloc(4)
    point.writeUInt32BE((told.result as { point: number }).point)
    return { do: 'fly', sealed: vault.seal(point).toString('base64') }
  }
}

/** While it flies: a flight that was voided ends; and whoever took the room over goes on with it by the clock of the database. */
async function watchFlight({ db }: FlightServices, eventId: string, wakesAtMs: number): Promise<FlightCommand | Later> {
  const ended = await endOf({ db }, eventId)
  if (ended?.do === 'over') return ended
  const leftMs = wakesAtMs + LATE_MS - (await clock(db))
  return leftMs <= 0 ? { do: 'wake' } : new Later(Math.min(leftMs, LOOK_MS))
}

function commandsOf(services: FlightServices): NonNullable<RoomKind<FlightState, FlightCommand>['commands']> {
  const bettors = new Bettors(services)
  return {
    said: FlightSaid,
    toCommand: async (given, memberId, options) => {
      const said = given as FlightSaid
      if (said.do !== 'bet') return said
      const { version, place, stake, auto = null } = said
      const bettor = await bettors.read(memberId, { vendor: tableOf(codeOf(options)).vendor, stake: BigInt(stake) })
      return { do: 'bet', version, place, stake, auto, betId: newBetId(), ...bettor }
    },
  }
}
