import { type Of, attribute, inside, listed, one, optional, shape, sides } from '../xml/shape.ts'
import { coded, decimal, minutes, truth, whole } from '../xml/values.ts'

const EVENT_STATUSES = {
  not_started: 0,
  live: 1,
  suspended: 2,
  ended: 3,
  closed: 4,
  cancelled: 5,
  delayed: 6,
  interrupted: 7,
  postponed: 8,
  abandoned: 9,
} as const

const team = coded({ home: 1, away: 2 })
/** Whose it is; nobody's, where another number stands. */
const teamOrNone = { ...team, read: (text: string) => team.read(text) ?? null }

const score = sides((side) => `${side}_score`, decimal)
const counted = (name: string) =>
  optional(
    inside(
      'statistics',
      inside(
        name,
        sides((side) => side, whole),
      ),
    ),
  )

const clock = shape('clock', {
  matchSeconds: optional(attribute('match_time', minutes)),
  stoppageSeconds: optional(attribute('stoppage_time', minutes)),
  stoppageAnnouncedSeconds: optional(attribute('stoppage_time_announced', minutes)),
  remainingSeconds: optional(attribute('remaining_time', minutes)),
  remainingInPeriodSeconds: optional(attribute('remaining_time_in_period', minutes)),
  stopped: optional(attribute('stopped', truth)),
})

const periodScore = shape('period_score', {
  number: optional(attribute('number', whole)),
  matchStatus: attribute('match_status_code', whole),
  score,
})

export const sportEventStatus = shape('sport_event_status', {
  status: attribute('status', coded(EVENT_STATUSES)),
  /** The code of the period, as the feed describes it. */
  matchStatus: attribute('match_status', whole),
  reporting: optional(attribute('reporting', coded({ none: 0, live: 1, lost: -1 }))),
  score: optional(score),
  penaltyScore: optional(sides((side) => `${side}_penalty_score`, whole)),
  /** Points of the game that is being played: 15, 30, 40, and 50 for an advantage. */
  gameScore: optional(sides((side) => `${side}_gamescore`, whole)),
  legScore: optional(sides((side) => `${side}_legscore`, whole)),
  server: optional(attribute('current_server', teamOrNone)),
  tiebreak: optional(attribute('tiebreak', truth)),
  /** Who plays the counter-terrorists. */
  ctTeam: optional(attribute('current_ct_team', teamOrNone)),
  possession: optional(attribute('possession', teamOrNone)),
  /** Of four. */
  down: optional(attribute('try', whole)),
  yardsToGo: optional(attribute('yards', whole)),
  position: optional(attribute('position', whole)),
  clock: optional(one(clock)),
  periods: listed('period_scores', periodScore),
  yellowCards: counted('yellow_cards'),
  redCards: counted('red_cards'),
  yellowRedCards: counted('yellow_red_cards'),
  corners: counted('corners'),
})
export type SportEventStatus = Of<typeof sportEventStatus>
