import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Store = DatabaseSync

/** Moments are milliseconds, amounts centavos; `request` is what was asked for, in one way to write it. */
const TABLES = `
create table if not exists charges (
  id integer primary key autoincrement,
  txid text not null unique,
  token text not null unique,
  request text not null,
  amount integer not null check (amount > 0),
  created_ms integer not null,
  expires_ms integer not null,
  status text not null,
  revision integer not null default 0
) strict;
create index if not exists charges_created on charges (created_ms);
create table if not exists payments (
  id integer primary key autoincrement,
  end_to_end_id text not null unique,
  txid text not null unique references charges (txid),
  amount integer not null check (amount > 0),
  payer_name text not null,
  payer_cpf text not null,
  paid_ms integer not null
) strict;
create index if not exists payments_paid on payments (paid_ms);
create table if not exists refunds (
  end_to_end_id text not null references payments (end_to_end_id),
  id text not null,
  return_id text not null unique,
  request text not null,
  amount integer not null check (amount > 0),
  asked_ms integer not null,
  due_ms integer not null,
  settled_ms integer,
  primary key (end_to_end_id, id)
) strict;
create table if not exists pay_outs (
  id text primary key,
  end_to_end_id text not null unique,
  request text not null,
  amount integer not null check (amount > 0),
  asked_ms integer not null,
  due_ms integer not null,
  settled_ms integer,
  status text not null,
  reason text
) strict;
create table if not exists keys (
  key text primary key,
  name text not null,
  cpf text not null
) strict;
create table if not exists webhooks (
  key text primary key,
  url text not null,
  created_ms integer not null
) strict;
create table if not exists deliveries (
  id integer primary key autoincrement,
  kind text not null,
  key text not null,
  item text not null,
  due_ms integer not null,
  attempts integer not null default 0
) strict;
create index if not exists deliveries_due on deliveries (due_ms);
create table if not exists settings (
  name text primary key,
  value text not null
) strict;
`

/** One file, and one process that has it: a second bank over the same folder is refused. */
export function openStore(folder: string): Store {
  fs.mkdirSync(folder, { recursive: true })
  const store = new DatabaseSync(path.join(folder, 'bank.sqlite'), { readBigInts: true })
  try {
    store.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma foreign_keys = on')
    store.exec(TABLES)
  } catch (error) {
    store.close()
    throw error
  }
  return store
}

/** All of it or nothing. Nothing else can happen in between: the file's door has room for one. */
export function inTransaction<T>(store: Store, work: () => T): T {
  store.exec('begin immediate')
  try {
    const result = work()
    store.exec('commit')
    return result
  } catch (error) {
    store.exec('rollback')
    throw error
  }
}

/** The same value is always written the same way, so that two requests can be compared. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
