import Type from 'typebox'
import { endpoint } from './endpoint.ts'

/** Days that the averages look back. */
export const SERVICE_TIME_DAYS = 30

const Seconds = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])

export const getServiceTimes = endpoint('getServiceTimes', {
  summary: 'How long deposits and withdrawals took on average of late, in seconds; null when there were none',
  method: 'GET',
  path: '/wps/system/serviceTimes',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({}),
  reply: Type.Object({ deposit: Seconds, withdrawal: Seconds }),
})
