import type { CompetitorId } from '../invented/index.ts'
import { type Outcome, type Result, outcomeFor } from './results.ts'

/** How a competitor's last matches ended, the newest last; results in their order. */
export function formOf(competitor: CompetitorId, results: readonly Result[], count = 5): Outcome[] {
  return results
    .filter(({ home, away }) => home === competitor || away === competitor)
    .slice(-count)
    .map(({ home, score }) => (home === competitor ? outcomeFor(score.home, score.away) : outcomeFor(score.away, score.home)))
}

export interface HeadToHead {
  /** Of whoever is named first. */
  won: number
  drawn: number
  lost: number
  /** In their order. */
  meetings: readonly Result[]
}

/** What two have done against each other, whoever was at home. */
export function headToHead({ first, second }: Record<'first' | 'second', CompetitorId>, results: readonly Result[]): HeadToHead {
  const meetings = results.filter(({ home, away }) => (home === first && away === second) || (home === second && away === first))
  const outcomes = formOf(first, meetings, meetings.length)
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length
  return { won: count('won'), drawn: count('drawn'), lost: count('lost'), meetings }
}
