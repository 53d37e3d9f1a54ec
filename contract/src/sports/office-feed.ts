// Sports for operators: who tells odds, and how well.
import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { nullable } from './shapes.ts'

const Ms = Type.Integer()

export const getFeedHealth = endpoint('getFeedHealth', {
  summary:
    'Who tells odds: whether each is up, how old the last of it is, what is being recovered; results that bets have not followed yet',
  method: 'GET',
  path: '/wps/operators/sports/feed',
  access: 'operator',
  moduleId: 'COMM3',
  staysOpen: true,
  role: ['cashier', 'compliance'],
  request: Type.Object({}),
  reply: Type.Object({
    now: Ms,
    producers: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        scope: Type.String(),
        isUp: Type.Boolean(),
        reason: nullable(Type.String()),
        aliveAt: nullable(Ms),
        processedAt: nullable(Ms),
        isRecovering: Type.Boolean(),
        changedAt: Ms,
        /** Markets that can be bet on by it now. */
        markets: Type.Integer(),
        /** How many more requests for what was missed may be made now, by how old it is. */
        quotas: Type.Array(
          Type.Object({
            of: Type.Enum(['recent', 'day', 'older', 'event']),
            left: Type.Integer(),
            most: Type.Integer(),
            minutes: Type.Integer(),
          }),
        ),
      }),
    ),
    /** Messages that were followed, by kind: a second in the last minute, and each ten seconds of the last ten minutes, the oldest first. */
    messages: Type.Array(Type.Object({ kind: Type.String(), perSecond: Type.Number(), counts: Type.Array(Type.Integer()) })),
    /** What was asked for to make up for what was missed, the newest first. */
    recoveries: Type.Array(
      Type.Object({
        recoveryId: Type.String(),
        producer: Type.Integer(),
        event: nullable(Type.String()),
        afterAt: nullable(Ms),
        at: Ms,
        completedAt: nullable(Ms),
        problem: nullable(Type.String()),
      }),
    ),
    /** What came and was not taken, the newest first, with the last of each. */
    refusals: Type.Array(
      Type.Object({
        cause: Type.String(),
        kind: Type.String(),
        count: Type.Integer(),
        problem: Type.String(),
        sample: Type.String(),
        lastAt: Ms,
      }),
    ),
    /** Markets that nobody describes: kept, and not shown. */
    undescribed: Type.Integer(),
    /** How often the feed has changed hands. */
    epoch: Type.Integer(),
    /** The process that has the feed, and until when. */
    leaseUntil: nullable(Ms),
    waiting: Type.Object({ results: Type.Integer(), oldestAt: nullable(Ms), pendingBets: Type.Integer() }),
  }),
  errors: operatorErrors,
})
