import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startBeacon } from '@tucano/beacon'
import { type Site, openSite } from './site.ts'

export interface TurnedSite extends Site {
  /** Both clocks go on to a moment at once. */
  turnTo: (ms: number) => Promise<void>
}

/** A site with a beacon beside it, and one clock of both that a test turns on: what takes hours is drawn in seconds, by the site itself. */
export async function openTurnedSite(): Promise<TurnedSite> {
  let aheadMs = 0
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  const beacon = await startBeacon({ folder, clock: () => Date.now() + aheadMs })
  const site = await openSite({ env: { BEACON_URLS: beacon.url, BEACON_CHAIN: beacon.chain.hash, LOG_LEVEL: 'warn' } })
  await site.sql(`create table public.clock (ahead interval not null); insert into public.clock values ('0');
    create or replace function platform.clock() returns timestamptz language sql volatile security definer
      as $$ select clock_timestamp() + ahead from public.clock $$`)
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
