// Live tables whose rounds a studio plays: what its picture is, what it has said of a round, and how that is told.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../fields.ts'
import { TableCode } from './shapes.ts'

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()])

const StudioSigned = Type.Object({
  number: Type.Integer(),
  /** The text that was signed, byte for byte. */
  body: Type.String(),
  /** Ed25519, in base64. */
  signature: Type.String(),
  publicKey: Type.String(),
})
export type StudioSigned = Static<typeof StudioSigned>

export const getStudioRound = endpoint('getStudioRound', {
  summary: 'What a studio has said of a round at a live table, as it signed it, once the round is over',
  method: 'GET',
  path: '/wps/live/studio/round',
  access: 'public',
  moduleId: 'GAMELO3',
  request: Type.Object({ drawId: Uuid }),
  reply: Type.Object({
    table: TableCode,
    studio: Type.String(),
    studioRound: Type.String(),
    round: Type.Integer(),
    isOver: Type.Boolean(),
    result: Type.Unknown(),
    voidCode: nullable(Type.String()),
    voidReason: nullable(Type.String()),
    events: Type.Array(StudioSigned),
  }),
  errors: ['live.round.unknown'],
})
