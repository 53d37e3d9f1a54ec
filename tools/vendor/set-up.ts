import { createHash, randomBytes } from 'node:crypto'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import type { Db } from '@tucano/database'
import { openAccount, openCurrency, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '../../server/src/accounts/members.ts'
import { catalogueEditing } from '../../server/src/catalogue/editing.ts'
import { enter } from '../../server/src/features/vendors/store.ts'
import type { Kit } from '../vendor-simulator/checks/check.ts'
import type { Player } from '../vendor-simulator/wallet-client.ts'

/** What a vendor is drawn from until somebody thinks of something better. */
const MARK = { ground: '#0f6b4f', main: '#f2b632', spark: '#fff3c4', hero: 'chip' }
const COVER = { sky: '#1f7a5a', ground: '#06231c', main: '#f2b632', spark: '#fff3c4', backdrop: 'rays', hero: 'chip', lean: 0 }

export interface NewGame {
  vendor: string
  code: string
  name: string
  gameType: string
  classify: string | null
  minBet: bigint
}

/** Puts a vendor into the catalogue, unless it is there. */
export const addVendor = (db: Db, code: string, name: string) => catalogueEditing.addVendor(db, { code, name, theme: MARK })
/** Puts a game into the catalogue, unless it is there. */
export const addGame = (db: Db, game: NewGame) => catalogueEditing.addGame(db, { ...game, theme: COVER })

const CHIPS = 1_000_000n
const EXPIRED_HOURS = 13

/** Players for whoever tries a vendor out: trial accounts, whose chips never meet money. */
export async function makePlayers(db: Db, vendor: string, game: string): Promise<Kit> {
  const found = await db.selectFrom('lobby.games').select('id').where('vendor', '=', vendor).where('code', '=', game).executeTakeFirst()
  if (!found) throw new Error(`${vendor} has no game "${game}"`)
  await openCurrency(db, PLAY_CURRENCY, 'play')
  const launch = (memberId: bigint, hoursAgo = 0) => openFor(db, { memberId, gameId: found.id, hoursAgo })
  const player = async (): Promise<Player & { memberId: bigint }> => {
    const memberId = await newTrial(db)
    const pseudonym = randomBytes(16).toString('base64url')
    const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: PLAY_CURRENCY })
    const user = await enter(db, { vendor, memberId, pseudonym, pocket, currency: PLAY_CURRENCY })
    return { memberId, user, token: await launch(memberId) }
  }
  const [{ memberId, ...first }, { memberId: _other, ...other }] = [await player(), await player()]
  const expired = { user: first.user, token: await launch(memberId, EXPIRED_HOURS) }
  return { game, currency: PLAY_CURRENCY, player: first, expired, other }
}

async function newTrial(db: Db): Promise<bigint> {
  const account = `try${randomBytes(5).toString('hex')}`
  const created = await createMember(db, { account, nickname: 'Teste', passwordHash: '*', type: TRIAL_TYPE, trialHours: 24 })
  if ('taken' in created) throw new Error('a random account name was taken')
  const to = await openAccount(db, { memberId: created.id, pocket: 'cash', currency: PLAY_CURRENCY })
  const from = await operatorAccount(db, 'promotion', PLAY_CURRENCY)
  const moves = [{ from, to, amount: CHIPS, currency: PLAY_CURRENCY }]
  await post(db, { key: `trial:${created.id}`, kind: 'trial', moves })
  return created.id
}

async function openFor(db: Db, { memberId, gameId, hoursAgo }: { memberId: bigint; gameId: bigint; hoursAgo: number }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = new Date(Date.now() - hoursAgo * 3_600_000)
  await db
    .insertInto('lobby.launches')
    .values({ token_hash: createHash('sha256').update(token).digest(), member_id: memberId, game_id: gameId, at })
    .execute()
  return token
}
