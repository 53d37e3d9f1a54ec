import fs from 'node:fs'
import path from 'node:path'
import { liveEvents } from '@tucano/contract'
import { messageKinds } from '@tucano/contract/messages'
import { errorCatalogue } from '@tucano/contract/errors'
import { refusals } from '@tucano/ledger'
import { expect, test } from 'vitest'
import { verdicts } from '../server/src/features/vendors/act.ts'
import { type SqlWords, wordsOf } from './sql-words.ts'

const ROOT = path.join(import.meta.dirname, '..')
const functions = fs.globSync('database/functions/**/*.sql', { cwd: ROOT }).map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
const all = (kind: keyof SqlWords): string[] => [...new Set(functions.flatMap((sql) => wordsOf(sql)[kind]))]

test('events, messages and refusals that functions write are those of the contract', () => {
  const [events, messages, codes, judged] = [all('events'), all('messages'), all('refusals'), all('verdicts')]
  expect(events.filter((name) => !liveEvents.some((event) => event.name === name))).toEqual([])
  expect(messages.filter((kind) => !(kind in messageKinds))).toEqual([])
  expect(codes.filter((code) => !(refusals as readonly string[]).includes(code))).toEqual([])
  expect(judged.filter((code) => !(code in errorCatalogue) && !(verdicts as readonly string[]).includes(code))).toEqual([])
  expect(judged).toEqual(
    expect.arrayContaining(['promotion.over', 'envelope.empty', 'transaction.conflict', 'transaction.unknown', 'token.invalid']),
  )
  expect(events).toEqual(expect.arrayContaining(['session.ended', 'deposits.changed', 'jackpot.changed']))
  expect(messages).toEqual(expect.arrayContaining(['depositCredited', 'depositReturned']))
  expect(codes).toEqual(expect.arrayContaining(['play.closed', 'round.unknown', 'event.closed', 'limit.stake']))
})

test('a word that is wrong is found', () => {
  const wrong = `insert into platform.outbox (name, payload) select 'wallet.chnged', jsonb_build_object('depositId', d);
    insert into messages.messages (kind, facts) values ('depositCredted', jsonb_build_object('paidAt', now()));
    perform ledger.refuse('play.colsed');`
  expect(wordsOf(wrong)).toEqual({ events: ['wallet.chnged'], messages: ['depositCredted'], refusals: ['play.colsed'], verdicts: [] })
  const judging = `create or replace function promotions.x() returns text language sql as $$ select case when true then 'promotion.oevr' end $$`
  expect(wordsOf(judging).verdicts).toEqual(['promotion.oevr'])
})
