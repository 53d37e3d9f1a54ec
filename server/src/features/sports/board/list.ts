import { ROWS_A_PAGE } from '@tucano/contract/sports'
import { sql } from 'kysely'
import { readCursor } from '#platform/cursor'
import type { Sports } from '../sports.ts'
import { type Wanted, readEvents } from './events.ts'

interface AskedPage {
  family?: Wanted['family']
  sport?: string
  league?: string
  after?: string
  limit?: number
}

/** A page of matches, as lists show them, and where the next one begins. */
export async function listRows(
  { services, board }: Pick<Sports, 'services' | 'board'>,
  { family, sport, league, after, limit = ROWS_A_PAGE }: AskedPage,
  { language, ...wanted }: Pick<Wanted, 'states' | 'day' | 'team' | 'newestFirst'> & { language: string },
) {
  const events = await readEvents(services.db, { ...wanted, family, sport, league, after: readCursor(after), limit: limit + 1 })
  const page = events.slice(0, limit)
  const last = page.at(-1)
  const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(services.db)
  return {
    now: rows[0]!.now.getTime(),
    list: await board.rows(page, language),
    next: events.length > limit && last ? `${last.micros}.${last.id}` : null,
  }
}
