import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { LiveTable } from './live/shapes.ts'

export * from './live/blackjack.ts'
export * from './live/flight.ts'
export * from './live/shapes.ts'

export const listLiveTables = endpoint('listLiveTables', {
  summary: 'Tables that everybody sees, with their limits and what every bet at them gives back',
  method: 'GET',
  path: '/wps/live/tables',
  access: 'public',
  moduleId: 'GAMELO3',
  request: Type.Object({}),
  reply: Type.Object({ tables: Type.Array(LiveTable) }),
})
