// A process that has live tables, for drills that kill it. Its clock is wrong, and it may be one that shares out what is staked at the ring.
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { Drawing } from '#draws/drawing'
import { readConfiguration } from '#platform/configuration'
import { openLog } from '#platform/log'
import { buildServices } from '../../build-services.ts'
import { liveDraws, liveRooms } from '../../features/live/index.ts'
import { Rooms } from '../../rooms/rooms.ts'

const { DRILL_OFF_MS = '0', DRILL_POOL = '0' } = process.env
const RealDate = Date
const offMs = Number(DRILL_OFF_MS)
globalThis.Date = class extends RealDate {
  constructor(...given: [number]) {
    super(...(given.length > 0 ? given : ([RealDate.now() + offMs] as [number])))
  }
  static override now = (): number => RealDate.now() + offMs
} as DateConstructor

const configuration = readConfiguration(process.env)
const log = openLog({ level: configuration.logLevel })
const { db, pool } = connect({ url: configuration.databaseUrl!, connections: 6, onError: () => undefined })
const brand = await readBrand('tucano')
const services = await buildServices({
  configuration,
  brand: { ...brand, cockfight: DRILL_POOL === '1' ? 'pool' : 'fixed' },
  db,
  pool,
  log,
})
// As a server has it beside its rooms: a step of a draw is taken by one of all who try.
const drawing = new Drawing(services, new Map(liveDraws.map((one) => [one.game.code, one])))
const rooms = new Rooms(services, new Map(liveRooms(services).map((kind) => [kind.name, kind])))
drawing.start()
rooms.start()
process.stdout.write(`owner ${rooms.owner}\n`)
process.on('disconnect', () => process.exit())
