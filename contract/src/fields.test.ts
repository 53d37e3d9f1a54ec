import { expect, test } from 'vitest'
import Value from 'typebox/value'
import { Day, Id, MillisecondAndId, RoundId, TimeAndId, TimeAndUuid, Uuid } from './fields.ts'
import { endpoints } from './index.ts'
import { LotteryCode, Numero, PlayCode } from './lottery/shapes.ts'

interface Schema {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  pattern?: string
  format?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

interface Field {
  /** Of its call, with the call's name before it. */
  at: string
  name: string
  schema: Schema
}

function fieldsOf(schema: Schema, at: string, name = ''): Field[] {
  const { anyOf = [], properties = {}, items } = schema
  return [
    { at, name, schema },
    ...anyOf.flatMap((one) => fieldsOf(one, at, name)),
    ...Object.entries(properties).flatMap(([inner, one]) => fieldsOf(one, `${at}.${inner}`, inner)),
    ...(items ? fieldsOf(items, at, name) : []),
  ]
}

const fields = endpoints.flatMap(({ name, request }) => fieldsOf(request as Schema, name))
/** On the wire of the lottery games, plays and draws are named by their codes. */
const ofLottery = [LotteryCode, PlayCode, Numero]
const grammar = [Id, Uuid, RoundId, TimeAndId, TimeAndUuid, MillisecondAndId, Day, ...ofLottery].map((one) => (one as Schema).pattern)

test('every id, every place in a list and every day of a request is written in the one grammar', () => {
  /** Names that others give: a member in another member's words, and a letter at the gateway that carried it. */
  const ofOthers = ['register.recommenderId', 'registerMobile.recommenderId', 'reportDelivery.id']
  const named = fields.filter(
    ({ at, name, schema }) =>
      schema.type === 'string' && /^(id|ids|before|after|upTo|from|to|day|bornOn)$|Id$/.test(name) && !ofOthers.includes(at),
  )
  expect(named.length).toBeGreaterThan(50)
  for (const { at, schema } of named) expect(grammar, at).toContain(schema.pattern)
  for (const { at, schema } of fields.filter((field) => field.schema.format === 'date' || field.schema.format === 'uuid'))
    expect(grammar, at).toContain(schema.pattern)
})

test('every number, text and list of a request has an end', () => {
  for (const { at, schema } of fields) {
    const { type, pattern, maxLength, maxItems, minimum, maximum } = schema
    if (type === 'integer') {
      expect(Number.isSafeInteger(minimum), at).toBe(true)
      expect(Number.isSafeInteger(maximum), at).toBe(true)
    }
    // A pattern that repeats nothing without an end has an end itself.
    const isBounded = maxLength !== undefined || (pattern !== undefined && pattern.endsWith('$') && !/(?<!\\)[*+]|,\}/.test(pattern))
    if (type === 'string' && schema.const === undefined && !grammar.includes(pattern)) expect(isBounded, at).toBe(true)
    if (type === 'array') expect(maxItems, at).toBeGreaterThan(0)
  }
})

test('days are those of a calendar in years that somebody can have, and ids are what eight bytes hold', () => {
  const good = (schema: object, values: string[]) => values.filter((value) => !Value.Check(schema as never, value))
  const bad = (schema: object, values: string[]) => values.filter((value) => Value.Check(schema as never, value))
  expect(good(Day, ['1900-01-01', '2024-02-29', '2099-12-31'])).toEqual([])
  expect(bad(Day, ['0000-01-01', '0001-01-01', '1899-12-31', '2100-01-01', '2026-02-30', '2026-13-01', '+2026-01-01', ''])).toEqual([])
  expect(good(Id, ['1', '999999999999999999'])).toEqual([])
  expect(bad(Id, ['0', '-1', '01', '1.0', '1000000000000000000', '9223372036854775808', '', ' 1', '1\n', '٣'])).toEqual([])
  expect(good(Uuid, ['ffffffff-ffff-ffff-ffff-ffffffffffff'])).toEqual([])
  expect(bad(Uuid, ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'f'.repeat(36), 'urn:uuid:ffffffff-ffff-ffff-ffff-ffffffffffff'])).toEqual([])
  expect(good(TimeAndUuid, ['1731000000000000.ffffffff-ffff-ffff-ffff-ffffffffffff'])).toEqual([])
  expect(bad(TimeAndUuid, [`1731000000000000.${'-'.repeat(36)}`, `1731000000000000.${'f'.repeat(36)}`, '1.2'])).toEqual([])
})
