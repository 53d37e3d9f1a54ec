import { requestLimitChange } from '@tucano/contract/limits'
import { hold, setAccountClosed } from '@tucano/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { BetSteps } from '#betting/bet-steps'
import { type PlacedBet, place, raise } from '#betting/bets'
import { reconcile } from '#betting/books'
import { KnownPlays } from '../../testing/known-plays.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { type TestPlayer, type TestVendor, launchFor, openTestVendor } from '../../testing/test-vendor.ts'

const STAKE = 10n
let server: TestServer
let vendor: TestVendor
let plays: KnownPlays
let steps: BetSteps

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  vendor = await openTestVendor(server, { vendor: 'VIAS' })
  plays = new KnownPlays(server.services)
  steps = new BetSteps(server.services)
})
afterAll(async () => {
  await plays.stop()
  await steps.stop()
  await server.close()
})

const ways = ['play', 'place', 'raise', 'hold', 'free', 'set', 'vendor'] as const
type Way = (typeof ways)[number]

const betOf = ({ account }: TestPlayer): PlacedBet => ({
  id: newBetId(),
  pocket: account,
  stake: STAKE,
  product: 'PVP',
  vendor: 'TUC',
  game: 'truco',
  inputs: 'x',
})

/** A member with money, a bet that can be raised and money set aside, and every way to stake: each says why not, or that it was taken. */
async function newStaker(): Promise<{ player: TestPlayer; stake: Record<Way, () => Promise<string>> }> {
  const { db } = server.services
  const player = await vendor.player(100_000n)
  const open = betOf(player)
  await place(db, open)
  const { postingId } = await hold(db, { key: `hold:${player.memberId}`, account: player.account, amount: 1000n })
  const saying = (work: () => Promise<unknown>) => () =>
    work().then(
      () => 'taken',
      (error: unknown) => (error as { code: string }).code,
    )
  const transcript = Buffer.from('x')
  return {
    player,
    stake: {
      play: saying(() => plays.play({ ...betOf(player), payout: 0n, transcript })),
      place: saying(() => place(db, betOf(player))),
      raise: saying(() => raise(db, { id: open.id, key: newBetId(), amount: STAKE })),
      hold: saying(() => place(db, { ...betOf(player), hold: postingId })),
      free: saying(() => place(db, { ...betOf(player), isFree: true })),
      set: saying(() => steps.take({ kind: 'place', ...betOf(player) })),
      vendor: async () => (await vendor.call('bet', player, { round: newBetId() })).status,
    },
  }
}

/** Every row that a stake could leave behind. */
const books = async (): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*) from ledger.entries) as entries, (select count(*) from ledger.postings) as postings, (select count(*) from betting.bets) as bets,
      (select count(*) from betting.steps) as steps, (select sum(remaining) from ledger.holds) as held,
      (select json_agg(json_build_array(a.id, a.balance, a.version) order by a.id) from ledger.accounts a) as accounts`.execute(
    server.services.db,
  )
  return rows
}

/** What each way says. */
const sayAll = async (stake: Record<Way, () => Promise<string>>): Promise<Record<string, string>> => {
  const said: Record<string, string> = {}
  for (const way of ways) said[way] = await stake[way]()
  return said
}

const all = (said: string, atVendor = 'RS_ERROR_LIMIT_REACHED') => ({
  ...Object.fromEntries(ways.map((way) => [way, said])),
  vendor: atVendor,
})

/** What stands against a member's stakes, and how it goes again where it does. */
const hindrances: Record<
  string,
  { put: (player: TestPlayer) => Promise<unknown>; end?: () => Promise<unknown>; said: Record<string, string> }
> = {
  'nobody who has excluded himself': {
    put: ({ memberId }) => sql`select limits.close(${memberId}::bigint, 'exclusion', interval '1 day')`.execute(server.services.db),
    said: all('play.closed'),
  },
  'nobody beyond a limit': {
    put: async (player) => {
      const { memberId } = player
      const { headers } = await signedIn(server.services.db, memberId)
      await server.call(requestLimitChange, { kind: 'stake', period: 'day', cap: '1' }, headers)
      player.token = await launchFor(server, { vendor: vendor.code, memberId })
    },
    said: all('limit.stake'),
  },
  'nobody whose pocket is closed': {
    put: ({ account }) => setAccountClosed(server.services.db, account, true),
    said: all('account.closed', 'RS_ERROR_USER_DISABLED'),
  },
  'nobody where the jurisdiction closes it': {
    put: () =>
      sql`insert into betting.closed_play (product, vendor) values ('PVP', null), (null, ${vendor.code})`.execute(server.services.db),
    end: () => sql`delete from betting.closed_play`.execute(server.services.db),
    said: all('jurisdiction.not.available'),
  },
}

test('every way in takes a stake from whom nothing stands against', async () => {
  const { stake } = await newStaker()
  expect(await sayAll(stake)).toEqual(all('taken', 'RS_OK'))
  expect(await reconcile(server.services.db)).toEqual([])
})

test.each(Object.entries(hindrances))('no way in takes a stake: %s', async (_name, { put, end, said }) => {
  const { player, stake } = await newStaker()
  await put(player)
  const before = await books()
  try {
    expect(await sayAll(stake)).toEqual(said)
    expect(await books()).toEqual(before)
  } finally {
    await end?.()
  }
})

test('a brand’s jurisdiction closes play in the books', async () => {
  const strict = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: (brand) => ({ ...brand, jurisdiction: { ...brand.jurisdiction, profile: 'BR' } }),
  })
  const closedAt = async ({ services: { db } }: TestServer) => {
    const rows = await db.selectFrom('betting.closed_play').selectAll().execute()
    return rows.map(({ product, vendor: whose }) => String(product ?? whose)).toSorted()
  }
  expect([await closedAt(server), await closedAt(strict)]).toEqual([[], ['DS88', 'PVP', 'TCG_LOTTO_VN', 'TCG_SEA']])
  await strict.close()
})
