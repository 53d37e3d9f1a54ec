import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'

const BASE = `
create schema platform;
create table platform.migrations (name text primary key, hash text not null, at timestamptz not null default clock_timestamp());
create table platform.functions (name text primary key, hash text not null, at timestamptz not null default clock_timestamp());
create schema shop;`
let folder: string
let url: string
let client: pg.Client

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-migrate-'))
  const name = `migrate_${path.basename(folder).slice(-6).toLowerCase()}`
  const base = new URL(inject('clusterUrl'))
  const owner = new pg.Client({ connectionString: base.href })
  await owner.connect()
  await owner.query(`create database ${pg.escapeIdentifier(name)} template template0`)
  await owner.end()
  base.pathname = `/${name}`
  url = base.href
  client = new pg.Client({ connectionString: url })
  await client.connect()
  write('migrations/0001_base.sql', BASE)
})
afterEach(async () => {
  await client.end()
  fs.rmSync(folder, { recursive: true })
})

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
const run = () => migrate(url, folder)
const one = async (sql: string): Promise<unknown> => Object.values((await client.query(sql)).rows[0] as object)[0]
const price = (body: string, comment = '-- What it costs.') =>
  write('functions/shop/price.sql', `${comment}\ncreate or replace function shop.price() returns integer language sql as $$ ${body} $$;\n`)

test('a function is applied when its file changes, and not otherwise', async () => {
  price('select 1')
  expect(await run()).toEqual(['0001_base', 'shop.price'])
  expect(await one('select shop.price()')).toBe(1)
  expect(await run()).toEqual([])
  price('select 2')
  expect(await run()).toEqual(['shop.price'])
  expect(await one('select shop.price()')).toBe(2)
})

test('functions may stand in tables, and tables in functions, whatever their order', async () => {
  price('select 3')
  write('migrations/0002_shop.sql', 'create table shop.items (id integer primary key, price integer not null default shop.price());')
  write(
    'functions/shop/cheapest.sql',
    'create or replace function shop.cheapest() returns shop.items language sql as $$ select * from shop.items limit 1 $$;',
  )
  await run()
  await client.query('insert into shop.items (id) values (7)')
  expect(await one('select shop.cheapest()::text')).toBe('(7,3)')
})

test('what the file says above a function is kept in the database, and nobody may execute it whom the file does not name', async () => {
  price('select 1', '-- What it costs,\n-- today.')
  await run()
  expect(await one(`select obj_description('shop.price()'::regprocedure, 'pg_proc')`)).toBe('What it costs,\ntoday.')
  expect(await one(`select has_function_privilege('pg_monitor', 'shop.price()', 'execute')`)).toBe(false)
})

test('another result or other parameters replace the function, and a file that is gone takes its function along', async () => {
  price('select 1')
  await run()
  write('functions/shop/price.sql', 'create or replace function shop.price() returns text language sql as $$ select $t$free$t$ $$;')
  await run()
  expect(await one('select shop.price()')).toBe('free')
  write('functions/shop/price.sql', 'create or replace function shop.price(p integer) returns integer language sql as $$ select p $$;')
  await run()
  expect(await one(`select string_agg(oid::regprocedure::text, ' ') from pg_proc where proname = 'price'`)).toBe('shop.price(integer)')
  fs.rmSync(path.join(folder, 'functions/shop/price.sql'))
  await run()
  expect(await one(`select count(*)::integer from pg_proc where proname = 'price'`)).toBe(0)
})

test('all or nothing: a function that cannot be applied takes the migrations of the same start back', async () => {
  price('select 1')
  await run()
  write('migrations/0002_more.sql', 'create table shop.more (id integer);')
  write(
    'functions/shop/broken.sql',
    'create or replace function shop.broken(p shop.nowhere) returns integer language sql as $$ select 1 $$;',
  )
  await expect(run()).rejects.toThrow('function shop.broken cannot be applied: type shop.nowhere does not exist')
  expect(await one(`select to_regclass('shop.more') is null`)).toBe(true)
  expect(await one('select count(*)::integer from platform.migrations')).toBe(1)
})

test('a migration that was edited, and a database of another version, are refused by name', async () => {
  await run()
  write('migrations/0001_base.sql', `${BASE}\n-- edited`)
  await expect(run()).rejects.toThrow('migration 0001_base was changed after it had run on this database')
  fs.renameSync(path.join(folder, 'migrations/0001_base.sql'), path.join(folder, 'migrations/0001_other.sql'))
  await expect(run()).rejects.toThrow('it has run migration 0001_base, which this one does not have')
})
