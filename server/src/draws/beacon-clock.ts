import { msOfRound } from '@tucano/beacon'
import { suspendEvents } from '#betting/events'
import { sql } from 'kysely'
import { type DrawServices, clock } from './advance.ts'

/** Bets are taken while the database's clock and the beacon's rounds differ by no more. */
const DIFFERENCE_MAX_MS = 1000
/** A round takes so long to be signed and to reach us: a beacon that is later than that is not in time, whatever the reason. */
const DELAY_MS = 2000

/**
 * By how much the database's clock is ahead of the beacon's rounds, below zero if it is behind; nothing, if no address answers. Between two rounds
 * nothing can be told: it is zero while the newest round is the one that there should be.
 */
async function readDifference({ db, beacon }: Pick<DrawServices, 'db' | 'beacon'>): Promise<number | undefined> {
  const before = await clock(db)
  const chain = await beacon.chain()
  const newest = await beacon.newest()
  if (!chain || !newest) return undefined
  const after = await clock(db)
  const behind = msOfRound(chain, newest.round) - after
  const ahead = before - DELAY_MS - msOfRound(chain, newest.round + 1)
  return behind > 0 ? -behind : Math.max(0, ahead)
}

interface OpenDraw {
  id: string
  isSuspended: boolean
}

async function openDraws({ db }: DrawServices): Promise<OpenDraw[]> {
  const { rows } = await sql<OpenDraw>`
    select d.event_id as id, e.state = 'suspended' as "isSuspended" from draws.draws d join betting.events e on e.id = d.event_id
    where d.state = 'open' and not d.is_over`.execute(db)
  return rows
}

/** Stops bets on all open draws while the clocks differ, and takes them again afterwards. Returns the difference that it found. */
export async function compareClocks(draws: DrawServices): Promise<number | undefined> {
  const open = await openDraws(draws)
  const difference = open.length > 0 ? await readDifference(draws) : undefined
  if (difference === undefined) return undefined
  const isSuspended = Math.abs(difference) > DIFFERENCE_MAX_MS
  const turned = open.filter((draw) => draw.isSuspended !== isSuspended).map(({ id }) => id)
  if (turned.length > 0) await suspendEvents(draws.db, turned, isSuspended)
  return difference
}
