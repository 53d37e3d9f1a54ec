import type { MatchRow } from '@tucano/contract/sports'
import { useText } from '#platform/text'
import { hasBegun, isLive } from '../words/period-of.ts'
import { texts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'

/** A match in the few words that a line of a list has room for. */
export function useEventWords() {
  const w = useText(texts)
  const words = useMatchWords()
  const when = ({ state, sport, standing, startsAt }: MatchRow): string => {
    if (state === 'live') return words.period(sport, standing)
    if (state !== 'not_started' || startsAt === null) return w(`state_${state}`)
    const { day, time } = words.kickOff(startsAt)
    return day === '' ? time : `${day} ${time}`
  }
  return {
    name: words.versus,
    league: ({ leagueName, sportName }: MatchRow): string => leagueName ?? sportName,
    /** Its period and minute, its kick-off, or what has become of it. */
    when,
    /** Nothing before it begins. */
    score: ({ state, standing: { score } }: MatchRow): string | undefined =>
      hasBegun(state) && score ? `${score.home}–${score.away}` : undefined,
    isLive: ({ state }: MatchRow): boolean => isLive(state),
  }
}
