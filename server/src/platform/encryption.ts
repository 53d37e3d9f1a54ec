import { randomUUID } from 'node:crypto'
import type { Db } from '@tucano/database'
import { type CryptoKey, type JWK, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose'
import { sql } from 'kysely'
import { Fault } from './fault.ts'
import { CachedValue } from './cached-value.ts'

const ALGORITHM = 'ECDH-ES'

/** A key is handed to browsers for this long, and opens what it sealed for as long again: a page may be that old. */
const KEY_DAYS = 7
const FRESH_MS = 60_000

interface Keys {
  publicKey: Record<string, string>
  privateKeys: ReadonlyMap<string, CryptoKey>
}

/** The keys of the encrypted calls. They change by the week, and pages that still hold the one of before are understood. */
export class Encryption {
  #db: Db
  #keys: CachedValue<Keys>

  constructor(db: Db) {
    this.#db = db
    this.#keys = new CachedValue(() => loadKeys(db), FRESH_MS)
  }

  /** For browsers: what they seal the bodies of encrypted calls with. */
  async publicKey(): Promise<Record<string, string>> {
    const { publicKey } = await this.#keys.read()
    return publicKey
  }

  /** Opens a body `{ value: <compact JWE> }`. */
  open(body: unknown): Promise<unknown> {
    return this.#openField(body, 'value')
  }

  /** Opens some fields of a body that is otherwise plain. */
  async openFields(body: unknown, fields: readonly string[]): Promise<unknown> {
    const opened: Record<string, unknown> = {}
    for (const field of fields) opened[field] = await this.#openField(body, field)
    return { ...(body as object), ...opened }
  }

  async #openField(body: unknown, field: string): Promise<unknown> {
    const sealed = (body as Record<string, unknown> | null)?.[field]
    const kid = typeof sealed === 'string' && sealed.split('.').length === 5 ? keyId(sealed) : undefined
    if (kid === undefined) throw new Fault('request.not.encrypted', { fields: [{ field, problem: 'is no compact JWE' }] })
    let key = (await this.#keys.read()).privateKeys.get(kid)
    if (!key && (await isKey(this.#db, kid))) {
      // Another server has made it a moment ago.
      this.#keys.forget()
      key = (await this.#keys.read()).privateKeys.get(kid)
    }
    if (!key) throw new Fault('encryption.key.unknown')
    return openSealed(sealed as string, { key, field })
  }

  /** Makes a new key when the newest is a week old, and forgets those that nobody can hold any more. */
  async rotate(): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('platform.keys'))`.execute(trx)
      const { rows } = await sql<{ young: boolean }>`
        select coalesce(max(created_at) > clock_timestamp() - make_interval(days => ${KEY_DAYS}), false) as young from platform.keys`.execute(
        trx,
      )
      if (!rows[0]!.young) await makeKey(trx)
      await trx
        .deleteFrom('platform.keys')
        .where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(days => ${KEY_DAYS * 2})`)
        .execute()
    })
    this.#keys.forget()
  }
}

/** Reads the keys, making the first one when there is none. */
async function loadKeys(db: Db): Promise<Keys> {
  const rows = await readKeys(db)
  const newest = rows[0] ?? (await makeKey(db))
  const privateKeys = new Map<string, CryptoKey>()
  for (const { kid, jwk } of [newest, ...rows]) privateKeys.set(kid, (await importJWK(jwk, ALGORITHM)) as CryptoKey)
  return { publicKey: publicPart(newest.kid, newest.jwk), privateKeys }
}

async function isKey(db: Db, kid: string): Promise<boolean> {
  return (await db.selectFrom('platform.keys').select('kid').where('kid', '=', kid).executeTakeFirst()) !== undefined
}

interface Key {
  kid: string
  jwk: JWK
}

async function readKeys(db: Db): Promise<Key[]> {
  const rows = await db.selectFrom('platform.keys').select(['kid', 'private_jwk']).orderBy('created_at', 'desc').execute()
  return rows.map(({ kid, private_jwk }) => ({ kid, jwk: private_jwk as JWK }))
}

async function makeKey(db: Db): Promise<Key> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true })
  const key = { kid: randomUUID(), jwk: await exportJWK(privateKey) }
  await db
    .insertInto('platform.keys')
    .values({ kid: key.kid, private_jwk: JSON.stringify(key.jwk) })
    .execute()
  return key
}

function publicPart(kid: string, { kty, crv, x, y }: JWK): Record<string, string> {
  return { kid, kty: kty ?? '', crv: crv ?? '', x: x ?? '', y: y ?? '', alg: ALGORITHM, use: 'enc' }
}

async function openSealed(sealed: string, { key, field }: { key: CryptoKey; field: string }): Promise<unknown> {
  try {
    const limits = { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] }
    const { plaintext } = await compactDecrypt(sealed, key, limits)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
  } catch {
    throw new Fault('request.malformed', { fields: [{ field, problem: 'cannot be opened, or is no JSON inside' }] })
  }
}

function keyId(sealed: string): string | undefined {
  try {
    return decodeProtectedHeader(sealed).kid ?? ''
  } catch {
    return undefined
  }
}
