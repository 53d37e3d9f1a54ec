import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { walletPaths } from '@tucano/contract/vendors'
import { startCluster } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '../../server/src/accounts/members.ts'
import { openSession } from '../../server/src/accounts/sessions.ts'
import { catalogueEditing } from '../../server/src/catalogue/editing.ts'
import { keepIntegration } from '../../server/src/features/vendors/integrations.ts'
import { enter } from '../../server/src/features/vendors/store.ts'
import { readCommitments } from '../../server/src/features/fairness/store.ts'
import { Seeds } from '../../server/src/fairness/seeds.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import { openVault } from '../../server/src/platform/vault.ts'
import { startServer } from '../../server/src/start.ts'
import { type Books, nameMembers, openBooks } from '../ledger/books.ts'

/** Members who have money and a past; those who play in the measurement are among them. */
const MEMBERS = 100_000
const POLL_MS = 200

/** The production server over a durable cluster of its own: fsync and synchronous_commit are on. */
export interface PlaySite {
  url: string
  folder: string
  books: Books
  stop: () => Promise<void>
}

export async function openPlaySite(env: Record<string, string> = {}): Promise<PlaySite> {
  const folder = fs.mkdtempSync(path.join(process.env['BENCH_DIR'] ?? os.tmpdir(), 'tucano-play-'))
  fs.chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder })
  process.env['DATABASE_URL'] = cluster.url
  const books = await openBooks(MEMBERS)
  await nameMembers(books)
  const configuration = readConfiguration({
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DAYS: '0',
    // The world has a benchmark of its own.
    LOCAL_WORLD: '0',
    REQUESTS_PER_MINUTE: '100000000',
    ...env,
  })
  const server = await startServer(configuration, { say: () => undefined, signal: new AbortController().signal })
  await untilHeard(books)
  return {
    url: server.url,
    folder,
    books,
    stop: async () => {
      await server.stop()
      await books.stop()
      await cluster.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What was paid in before the server came is not to be heard while something is measured. */
async function untilHeard({ owner }: Books): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ heard: boolean }>(
      `select coalesce(bool_and(l.posting_id >= (select max(p.id) from ledger.postings p)), false) as heard from platform.listeners l`,
    )
    if (rows[0]!.heard) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

export interface BenchPlayer {
  memberId: string
  token: string
}

/** Members with money, a session, and seeds that they have chosen their part of. */
export async function addPlayers({ books, folder }: Pick<PlaySite, 'books' | 'folder'>, many: number): Promise<BenchPlayer[]> {
  const { db } = books
  const seeds = new Seeds({ db, vault: openVault({ vaultKey: undefined, dataFolder: folder }) })
  const players: BenchPlayer[] = []
  const from = await operatorAccount(db, 'clearing', 'BRL')
  for (let n = 0; n < many; n++) {
    const account = `b${randomBytes(6).toString('hex')}`
    const created = await createMember(db, { account, nickname: account, passwordHash: '*' })
    if (!('id' in created)) throw new Error('a member could not be made')
    const to = await openAccount(db, { memberId: created.id, pocket: 'cash', currency: 'BRL' })
    await post(db, { key: `bench:${created.id}`, kind: 'deposit', moves: [{ from, to, amount: 100_000_000n, currency: 'BRL' }] })
    const visitor = { ip: '127.0.0.1', country: null, userAgent: 'bench', network: '127.0.0.1' }
    const { token } = await openSession(db, visitor, { memberId: created.id, way: 'username', single: true })
    await seeds.commit(created.id)
    const { seedHash } = await readCommitments(db, created.id)
    await seeds.choose(created.id, { seedHash, clientSeed: 'semente-da-medida' })
    players.push({ memberId: String(created.id), token })
  }
  return players
}

const VENDOR = 'MEDIDA'
const GAME = 'cara-ou-coroa'

/** A vendor elsewhere, at whose game all of them sit. */
export async function addVendor({ books: { db }, folder }: PlaySite, players: readonly BenchPlayer[]) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await catalogueEditing.addVendor(db, { code: VENDOR, name: VENDOR, theme: {} })
  await catalogueEditing.addGame(db, { vendor: VENDOR, code: GAME, name: GAME, gameType: 'RNG', classify: 'AC', minBet: 1n, theme: {} })
  const vault = openVault({ vaultKey: undefined, dataFolder: folder })
  await keepIntegration({ db, vault }, { vendor: VENDOR, shape: 'canonical', apiUrl: 'http://127.0.0.1:9', publicKey })
  const { id } = await db.selectFrom('lobby.games').select('id').where('vendor', '=', VENDOR).executeTakeFirstOrThrow()
  const seated: { user: string; token: string }[] = []
  for (const { memberId } of players) {
    const token = randomBytes(32).toString('base64url')
    const token_hash = createHash('sha256').update(token).digest()
    await db
      .insertInto('lobby.launches')
      .values({ token_hash, member_id: BigInt(memberId), game_id: id, at: new Date() })
      .execute()
    const pocket = await openAccount(db, { memberId: BigInt(memberId), pocket: 'cash', currency: 'BRL' })
    const pseudonym = randomBytes(16).toString('base64url')
    seated.push({
      token,
      user: await enter(db, { vendor: VENDOR, memberId: BigInt(memberId), pseudonym, pocket, currency: 'BRL' }),
    })
  }
  return { path: `${walletPaths.canonical}/${VENDOR}`, game: GAME, players: seated, privateKey }
}
