import { randomBytes } from 'node:crypto'
import { openAccount } from '@tucano/ledger'
import { sharedLive } from '@tucano/live'
import { certify } from '#fairness/maths'
import { openLog } from '#platform/log'
import { RedisBus } from '#platform/redis-bus'
import { liveDraws, liveRooms } from '../../features/live/index.ts'
import { RoomAsks } from '../../rooms/asks.ts'
import type { RoomKind } from '../../rooms/kind.ts'
import { startRedis } from '../../start-redis.ts'
import { SharedDrawsTest } from '../shared-draws.ts'

const MEMBERS = 8

/** What the processes of a drill share: a database, a beacon, a bus, and members with money. */
export interface DrillSite {
  site: SharedDrawsTest
  asks: RoomAsks
  kinds: ReadonlyMap<string, RoomKind>
  members: readonly bigint[]
  /** What a process with tables is told. */
  env: Record<string, string>
  close: () => Promise<void>
}

export async function openDrillSite(at: { clusterUrl?: string; databaseUrl?: string }): Promise<DrillSite> {
  const key = randomBytes(32).toString('base64')
  const redis = await startRedis()
  const site = await SharedDrawsTest.open(at.clusterUrl ?? '', {
    env: { VAULT_KEY: key },
    isRunning: true,
    drawnGames: new Map(liveDraws.map((one) => [one.game.code, one])),
    ...(at.databaseUrl && { databaseUrl: at.databaseUrl }),
  })
  const { services, databaseUrl } = site.server
  services.configuration.beacon = { urls: [site.beacon.url], chain: site.beacon.chain.hash, isOwn: true }
  await certify(services.db, sharedLive)
  const bus = await RedisBus.open(redis.url, openLog({ level: 'silent' }))
  const asks = new RoomAsks(bus)
  await asks.start()
  return {
    site,
    asks,
    kinds: new Map(liveRooms(services).map((kind) => [kind.name, kind])),
    members: await newMembers(site),
    env: {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      VAULT_KEY: key,
      BEACON_URLS: site.beacon.url,
      BEACON_CHAIN: site.beacon.chain.hash,
      LOG_LEVEL: 'silent',
    },
    close: async () => {
      asks.stop()
      await bus.stop()
      await redis.stop()
      await site.close()
    },
  }
}

async function newMembers(site: SharedDrawsTest): Promise<bigint[]> {
  const members = Array.from({ length: MEMBERS }, (_, n) => 974_000n + BigInt(n))
  for (const memberId of members) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash) overriding system value values ($1, $2, $2, '*')`,
      [String(memberId), `mesa${memberId}`],
    )
    await site.fund(await openAccount(site.draws.db, { memberId, pocket: 'cash', currency: 'BRL' }), 100_000_000n)
  }
  return members
}
