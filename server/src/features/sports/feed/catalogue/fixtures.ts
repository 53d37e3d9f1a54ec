import type { Fixture, SportEvent } from '@tucano/feed'
import { isEventUrn } from '../apply/bounds.ts'
import { type ReadFixture, statusOf } from '../apply/fixture.ts'
import { present } from './names.ts'
import { isYouth } from './youth.ts'

/** Words of a list that says enough of a match: otherwise its own fixture is read. */
export const saysEnough = ({ tournament, competitors }: SportEvent): boolean => tournament !== undefined && competitors.length > 0

/** A fixture as it is kept; nothing, where it is not one of an event that can be kept. */
export function toFixture(told: SportEvent | Fixture): ReadFixture | undefined {
  const { id, tournament, competitors, scheduledMs, startMs, status, round, season, venue, liveOdds, replacedBy, startToBeDefined } = told
  if (!isEventUrn(id)) return undefined
  // Where more than two compete nobody is at home: it is about who of them wins.
  const sideOf = (side: 'home' | 'away', place: number): string | null =>
    (competitors.length > 2
      ? undefined
      : (competitors.find((one) => one.side === side) ??
        (competitors.some((one) => one.side !== undefined) ? undefined : competitors[place]))
    )?.id ?? null
  const isVirtual = competitors.length > 0 && competitors.every(({ virtual }) => virtual === true)
  const extraInfo = 'extraInfo' in told ? Object.fromEntries(told.extraInfo.map(({ key, value }) => [key, value])) : undefined
  return {
    urn: id,
    sportUrn: tournament?.sport.id ?? '',
    tournamentUrn: tournament?.id ?? null,
    homeUrn: sideOf('home', 0),
    awayUrn: sideOf('away', 1),
    startsAtMs: startMs ?? scheduledMs ?? null,
    isVirtual,
    status: statusOf(status),
    refused: isYouth(told) ? 'youth' : null,
    details: present({ round, season: season?.id, venue: venue?.id, liveOdds, replacedBy, startToBeDefined, extraInfo }),
  }
}
