import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'

export const OperatorInfo = Type.Object({ account: Type.String(), name: Type.String() })
export type OperatorInfo = Static<typeof OperatorInfo>

export const loginOperator = endpoint('loginOperator', {
  summary: 'Opens an operator’s session. Operators are no members: neither token opens the other’s calls',
  method: 'POST',
  path: '/wps/operators/login',
  access: 'public',
  moduleId: 'COMM3',
  encrypted: true,
  staysOpen: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ account: Type.String({ minLength: 1, maxLength: 255 }), password: Type.String({ minLength: 1, maxLength: 255 }) }),
  reply: Type.Object({ token: Type.String(), ...OperatorInfo.properties }),
  errors: ['request.not.encrypted', 'encryption.key.unknown', 'login.refused', 'verification.too.many'],
})

export const getOperator = endpoint('getOperator', {
  summary: 'Which operator is signed in',
  method: 'GET',
  path: '/wps/operators/me',
  access: 'operator',
  moduleId: 'COMM3',
  staysOpen: true,
  request: Type.Object({}),
  reply: OperatorInfo,
  errors: ['operator.not.session'],
})

export const logoutOperator = endpoint('logoutOperator', {
  summary: 'Ends the operator’s session',
  method: 'POST',
  path: '/wps/operators/logout',
  access: 'operator',
  moduleId: 'COMM3',
  staysOpen: true,
  request: Type.Object({}),
  reply: Type.Object({}),
  errors: ['operator.not.session'],
})

/** An operator's session is over. Whoever has it hears it as the last thing. */
export const operatorSessionEnded = event(
  'operators.sessionEnded',
  'operators',
  Type.Object({ sessionId: Type.String(), why: Type.Enum(['logout', 'idle', 'expired', 'revoked']) }),
)

/** An operator has come or gone: whoever waits for one may ask again. */
export const operatorsChanged = event('operators.changed', 'public', Type.Object({}))
