import type { SportEventStatus } from '@tucano/feed'
import type { SportCode, Standing } from '@tucano/sports/models'

type EventStatus = SportEventStatus['status']
type Both = { home: number; away: number }

/** Codes of the feed for the parts of a match, in their order; the last one for all that follow. */
const PERIODS: Record<SportCode, readonly number[]> = {
  football: [6, 7, 41, 42],
  basketball: [13, 14, 15, 16, 40],
  'american-football': [13, 14, 15, 16, 40],
  tennis: [8, 9, 10, 11, 12],
  volleyball: [8, 9, 10, 11, 12],
  mma: [151, 152, 153, 154, 155],
  cs2: [151, 152, 153, 154, 155],
  valorant: [151, 152, 153, 154, 155],
  lol: [151, 152, 153, 154, 155],
  dota2: [151, 152, 153, 154, 155],
}

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
  const codes = PERIODS[sport]
  return {
    status,
    matchStatus: standing.matchStatus,
    reporting: status === 'interrupted' ? 'lost' : 'live',
    score: { ...standing.score },
    ...moreOf(sport, standing),
    ...(standing.clockSeconds === undefined ? {} : { clock: { matchSeconds: standing.clockSeconds, stopped: standing.phase === 'break' } }),
    periods: standing.periods.map((score, n) => ({
      number: n + 1,
      matchStatus: codes[Math.min(n, codes.length - 1)]!,
      score: { ...score },
    })),
  }
}
