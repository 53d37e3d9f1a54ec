import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startBeacon } from '@tucano/beacon'
import { lotteryGames } from '@tucano/lottery'
import { type Site, openSite } from './site.ts'

export interface TurnedSite extends Site {
  /** Both clocks go on to a moment at once. */
  turnTo: (ms: number) => Promise<void>
}

/**
 * A site with a beacon beside it, and one clock of both that a test turns on: what takes hours is drawn in seconds, by the site itself. What is passed over is drawn as well: of the lotteries
 * only those that are named are open, so that nothing waits for forty others; live tables run where they are looked at, and take bets for no longer than a browser on a slow machine needs.
 */
export async function openTurnedSite({
  lotteries = [],
  hasTables = false,
}: { lotteries?: readonly string[]; hasTables?: boolean } = {}): Promise<TurnedSite> {
  let aheadMs = 0
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  const beacon = await startBeacon({ folder, clock: () => Date.now() + aheadMs })
  const site = await openSite({
    env: {
      BEACON_URLS: beacon.url,
      BEACON_CHAIN: beacon.chain.hash,
      LOG_LEVEL: 'warn',
      LIVE_TABLES: hasTables ? '1' : '0',
      LIVE_BET_SECONDS: '10',
    },
  })
  await site.sql(`create table public.clock (ahead interval not null); insert into public.clock values ('0');
    create or replace function platform.clock() returns timestamptz language sql volatile security definer
      as $$ select clock_timestamp() + ahead from public.clock $$`)
  const others = lotteryGames.flatMap(({ code, isOfficial }) => (isOfficial || lotteries.includes(code) ? [] : [code]))
  await site.sql(
    `insert into lottery.games (code, closed_by, closed_reason, closed_at) select unnest($1::text[]), min(id), 'Fora destes testes', now() from operator.operators`,
    [others],
  )
  return {
    ...site,
    turnTo: async (ms) => {
      aheadMs = ms - Date.now()
      await site.sql(`update public.clock set ahead = $1 * interval '1 millisecond'`, [aheadMs])
    },
    stop: async () => {
      await site.stop()
      await beacon.stop()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

/** Runs one of the site's jobs now, besides its schedule. */
export const runJob = async (site: Site, name: string): Promise<void> => {
  await site.sql('select graphile_worker.add_job($1)', [name])
}
