import type { SportEventStatus } from '@tucano/feed'
import { type SportCode, type Standing, periodStatus } from '@tucano/sports/models'

type EventStatus = SportEventStatus['status']
type Both = { home: number; away: number }

const isBoth = (value: unknown): value is Both =>
  typeof value === 'object' &&
  value !== null &&
  'home' in value &&
  'away' in value &&
  Number.isSafeInteger(value.home) &&
  Number.isSafeInteger(value.away)

/** What a sport says besides its score, where the feed has a place for it. */
function moreOf(sport: SportCode, { more }: Standing): Partial<SportEventStatus> {
  const { server, points, isTieBreak, corners, cards, reds, drives, ball, defending } = more
  const side = (value: unknown): 'home' | 'away' | undefined => (value === 'home' || value === 'away' ? value : undefined)
  const [serves, has, defends] = [side(server), side(drives) ?? side(ball), side(defending)]
  return {
    ...(serves && { server: serves }),
    ...(has && { possession: has }),
    ...(defends && { ctTeam: defends }),
    ...(sport === 'tennis' && isBoth(points) ? { gameScore: points } : {}),
    ...(sport === 'tennis' ? { tiebreak: isTieBreak === true } : {}),
    ...(isBoth(corners) ? { corners } : {}),
    ...(isBoth(cards) ? { yellowCards: cards } : {}),
    ...(isBoth(reds) ? { redCards: reds } : {}),
  }
}

/** How a match stands, as the feed tells it. */
export function toldStatus(sport: SportCode, standing: Standing, status: EventStatus): SportEventStatus {
  return {
    status,
    matchStatus: standing.matchStatus,
    reporting: status === 'interrupted' ? 'lost' : 'live',
    score: { ...standing.score },
    ...moreOf(sport, standing),
    ...(standing.clockSeconds === undefined ? {} : { clock: { matchSeconds: standing.clockSeconds, stopped: standing.phase === 'break' } }),
    periods: standing.periods.map((score, n) => ({
      number: n + 1,
      matchStatus: periodStatus(sport, n),
      score: { ...score },
    })),
  }
}
