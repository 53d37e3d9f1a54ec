import path from 'node:path'
import { expect, test } from 'vitest'
import { type Layer, readLayers, schemasOf } from './layers.ts'
import { judgeFunction, judgeProgram, judgeTree, judgeTriggers, readSchemas } from './schema-walls.ts'

const ROOT = path.join(import.meta.dirname, '..')
const layers = readLayers()
const schemas = readSchemas(ROOT)

test('functions, triggers and programs name their own schemas and those below them', () => {
  expect(judgeTree(ROOT, layers)).toEqual([])
})

test.each([
  ['ledger', 'select from betting.bets', ['betting.bets']],
  ['limits', 'select from betting.turnover t, cashier.deposits d', ['betting.turnover', 'cashier.deposits']],
  ['limits', 'select from session.sessions -- cashier.deposits', []],
  ['session', 'perform limits.begin_session(1)', ['limits.begin_session']],
  ['vendors', 'select from studios.open_rounds', ['studios.open_rounds']],
])('a function of %s that says "%s"', (schema, sql, found) => {
  expect(judgeFunction(layers, schemas, { schema, sql })).toEqual(found)
})

test.each([
  ['server/src/accounts', '.leftJoin("x").leftJoin(\'limits.player_limits as l\', )', ['limits.player_limits']],
  ['server/src/accounts', 'sql`select from documents.cases where id = ${member.id}`', ['documents.cases']],
  ['server/src/features/transfers', 'sql`select from winners.wins`', ['winners.wins']],
  ['server/src/features/winners', 'sql`select from winners.wins`', []],
  ['server/src/features/winners', 'sql`select ${cashier.deposits}`', []],
])('a program of %s that says %s', (folder, text, found) => {
  expect(judgeProgram(layers, schemas, { folder, text })).toEqual(found)
})

test('a trigger may not join schemas of which neither may name the other', () => {
  const trigger = (on: string, run: string): string => `create trigger x after insert on ${on}\n  for each row execute function ${run}();`
  expect(judgeTriggers(layers, trigger('session.sessions', 'betting.begin_session'))).toEqual([])
  expect(judgeTriggers(layers, trigger('betting.bets', 'ledger.refuse_change'))).toEqual([])
  expect(judgeTriggers(layers, trigger('documents.cases', 'betting.begin_session'))).toEqual(['x of documents runs betting'])
})

test('a schema below never knows one above it', () => {
  const owners = layers.filter((layer) => layer.schemas.length > 0)
  const knows = (one: Layer, other: Layer): boolean => other.schemas.some((schema) => schemasOf(layers, one.folder).has(schema))
  const circles = owners.flatMap((one) =>
    owners
      .filter((other) => one.folder < other.folder && knows(one, other) && knows(other, one))
      .map((other) => [one.folder, other.folder]),
  )
  expect(circles).toEqual([])
})
