import { type KeyObject, createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WalletCall, type WalletReply, type WalletStatus, walletCalls, walletPaths } from '@tucano/contract/vendors'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { type NewIntegration, keepIntegration, signatureOf } from '#features/vendors'
import { enter } from '../features/vendors/store.ts'
import { signedIn } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

/** A member who has opened a game at a vendor. */
export interface TestPlayer {
  memberId: bigint
  user: string
  token: string
  account: bigint
}

export interface Answered {
  http: number
  status: WalletStatus
  /** Minor units; undefined when nobody was told. */
  balance: number | undefined
  reply: WalletReply
}

type Fields = Record<string, unknown>

/** A vendor as the wallet sees it: a signed caller. */
export interface TestVendor {
  code: string
  key: KeyObject
  player: (cash?: bigint) => Promise<TestPlayer>
  /** Sends a call; what is not named is a plain bet of ten in a game of its own. */
  call: (call: WalletCall, player: TestPlayer | undefined, fields?: Fields) => Promise<Answered>
  send: (path: string, body: string | Buffer, headers: Record<string, string>) => Promise<Answered>
}

export const GAME = 'cara-ou-coroa'
const SCALE = 1000

/** Puts a vendor with two games into the catalogue. */
export async function addVendor({ services: { db } }: TestServer, code: string): Promise<void> {
  const taken = await db.selectFrom('lobby.vendors').select('code').execute()
  const theme = '{}'
  const row = { code, name: code, account_type_id: 900 + taken.length, account_type_name: code, theme }
  await db.insertInto('lobby.vendors').values(row).execute()
  await db.insertInto('lobby.cards').values({ vendor: code, game_type: 'RNG', place: 99 }).execute()
  const game = { vendor: code, game_type: 'RNG', classify: 'AC', min_bet: 1n, theme, place: 999 }
  await db
    .insertInto('lobby.games')
    .values([GAME, 'dado'].map((name) => ({ ...game, code: name, name, name_en: name })))
    .execute()
}

/** Connects vendors of the catalogue, so that their games are open. Whoever answers there is well, and opens nothing. */
export async function connectVendors({ services }: TestServer, vendors: readonly string[]): Promise<void> {
  const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
  const elsewhere = http.createServer((_request, response) => response.writeHead(404).end()).unref()
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
  const apiUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  for (const vendor of vendors) await keepIntegration(services, { vendor, apiUrl, shape: 'canonical', publicKey })
}

export async function openTestVendor(server: TestServer, given: Partial<NewIntegration> & { vendor: string }): Promise<TestVendor> {
  const { vendor } = given
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await addVendor(server, vendor)
  const canonical = { shape: 'canonical', publicKey: publicKey.export({ type: 'spki', format: 'pem' }) }
  await keepIntegration(server.services, { apiUrl: 'http://127.0.0.1:9', ...canonical, ...given } as NewIntegration)
  const send: TestVendor['send'] = async (path, body, headers) => {
    const { statusCode, payload } = await server.app.inject({ method: 'POST', url: path, payload: body, headers })
    const reply = JSON.parse(payload) as WalletReply
    return { http: statusCode, status: reply.status, balance: reply.balance === undefined ? undefined : reply.balance / SCALE, reply }
  }
  return {
    code: vendor,
    key: privateKey,
    player: (cash = 1000n) => newPlayer(server, vendor, cash),
    send,
    call(call, player, fields = {}) {
      const amount = call === 'bet' || call === 'win' ? { amount: 10 * SCALE, round_closed: false } : {}
      const body = JSON.stringify({
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        round: 'round-1',
        ...(player ? { token: player.token, user: player.user } : {}),
        game_code: GAME,
        currency: 'BRL',
        ...amount,
        ...fields,
      })
      const headers = signatureOf(privateKey, body, Date.now())
      return send(`${walletPaths.canonical}/${vendor}${walletCalls[call].path}`, body, headers)
    },
  }
}

let names = 0

async function newPlayer(server: TestServer, vendor: string, cash: bigint): Promise<TestPlayer> {
  const { db, brand } = server.services
  const account = `player${++names}`
  const created = await createMember(db, { account, nickname: account, passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  const memberId = created.id
  const pocket = brand.wallet.single ? ('cash' as const) : ('vendor' as const)
  const to = await openAccount(db, { memberId, pocket, currency: 'BRL', ...(pocket === 'vendor' ? { vendor } : {}) })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  if (cash > 0n) await post(db, { key: `fund:${memberId}`, kind: 'deposit', moves: [{ from, to, amount: cash, currency: 'BRL' }] })
  const user = await enter(db, { vendor, memberId, pocket: to, currency: 'BRL', pseudonym: randomBytes(16).toString('base64url') })
  return { memberId, user, account: to, token: await launchFor(server, { vendor, memberId }) }
}

/** A token for a game, as the lobby makes it. */
export async function launchFor(
  { services: { db } }: TestServer,
  { vendor, memberId, game = GAME, hoursAgo = 0 }: { vendor: string; memberId: bigint; game?: string; hoursAgo?: number },
): Promise<string> {
  const { id } = await db
    .selectFrom('lobby.games')
    .select('id')
    .where('vendor', '=', vendor)
    .where('code', '=', game)
    .executeTakeFirstOrThrow()
  const sessions = () =>
    db.selectFrom('session.sessions').select('id').where('member_id', '=', memberId).where('ended_at', 'is', null).execute()
  if ((await sessions()).length === 0) await signedIn(db, memberId)
  const [session] = await sessions()
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('lobby.launches')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      member_id: memberId,
      game_id: id,
      session_id: session!.id,
      at: new Date(Date.now() - hoursAgo * 3_600_000),
    })
    .execute()
  return token
}
