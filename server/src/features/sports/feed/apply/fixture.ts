import type { EventStatus, StoredEvent, StoredFixture } from './stored.ts'

/** A fixture, as it is kept of its event. */
export interface ReadFixture extends StoredFixture {
  urn: string
  status: EventStatus
}

const STATUSES: Readonly<Record<string, EventStatus>> = {
  not_started: 'not_started',
  match_about_to_start: 'not_started',
  live: 'live',
  started: 'live',
  inprogress: 'live',
  suspended: 'suspended',
  ended: 'ended',
  finished: 'ended',
  closed: 'closed',
  cancelled: 'cancelled',
  delayed: 'delayed',
  start_delayed: 'delayed',
  interrupted: 'interrupted',
  postponed: 'postponed',
  abandoned: 'abandoned',
}

/** What a fixture calls its state: one that nobody knows has not begun. */
export const statusOf = (word: string | undefined): EventStatus => STATUSES[word?.toLowerCase() ?? ''] ?? 'not_started'

const BEFORE_PLAY: readonly StoredEvent['state'][] = ['unknown', 'not_started', 'delayed', 'postponed', 'cancelled']

function standingOf({ standing }: StoredEvent): EventStatus | undefined {
  return 'status' in standing && typeof standing.status === 'string' ? STATUSES[standing.status] : undefined
}

const OVER: readonly EventStatus[] = ['ended', 'closed', 'cancelled', 'abandoned']

/** How an event stands once its fixture was read. While it is played its messages say so, and they are newer, unless its end was missed. */
export function stateAfter(event: StoredEvent, status: EventStatus): StoredEvent['state'] {
  if (event.state === 'unknown') return standingOf(event) ?? status
  return BEFORE_PLAY.includes(event.state) || (OVER.includes(status) && !OVER.some((over) => over === event.state)) ? status : event.state
}
