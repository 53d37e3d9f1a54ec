// A process that has rooms with coins in them, for drills that kill it. It says who it is, and which rooms it takes and loses.
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { Beacon } from '#draws/beacon'
import { readConfiguration } from '#platform/configuration'
import { openLog } from '#platform/log'
import { buildServices } from '../../build-services.ts'
import type { RoomKind } from '../../rooms/kind.ts'
import { Rooms } from '../../rooms/rooms.ts'
import { coinRoom } from '../coin-room.ts'
import { drawnCoins } from '../shared-draws.ts'

const { DRILL_OPEN_MS = '', DRILL_SHOWN_MS = '', DRILL_MATHS = '' } = process.env
const configuration = readConfiguration(process.env)
const log = openLog({ level: 'info' })
const { db, pool } = connect({ url: configuration.databaseUrl!, connections: 6, onError: () => undefined })
const services = await buildServices({ configuration, brand: await readBrand('tucano'), db, pool, log })
const beacon = new Beacon({ ...configuration.beacon!, isOwn: true }, services.workerPool)
const kind = coinRoom(
  { db, vault: services.vault, games: drawnCoins, beacon },
  { openMs: Number(DRILL_OPEN_MS), shownMs: Number(DRILL_SHOWN_MS), maths: DRILL_MATHS },
)
const rooms = new Rooms(services, new Map([[kind.name, kind as unknown as RoomKind]]))
rooms.start()
process.stdout.write(`owner ${rooms.owner}\n`)
process.on('disconnect', () => process.exit())
