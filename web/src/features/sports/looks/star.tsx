import { useQuery } from '@tanstack/react-query'
import { Star as Drawn } from 'lucide-react'
import { useErrorText } from '#platform/error-text'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { toast } from '#ui/toast'
import { favouritesOf, follow } from '../queries.ts'
import { texts } from '../words/texts.ts'
import styles from './star.module.css'

/** Follows a team, a league or a match; whoever is not signed in is let in first. */
export function Star({ urn, name }: { urn: string; name: string }) {
  const t = useText(texts)
  const say = useErrorText()
  const token = useSession((state) => state.token)
  const { data: isFollowed = false } = useQuery({
    ...favouritesOf(token),
    select: ({ teams, leagues, matches }) =>
      matches.some(({ event }) => event === urn) || teams.some((team) => team.urn === urn) || leagues.some(({ league }) => league === urn),
  })
  const press = (): void => {
    if (!token) return enterFor(location.pathname + location.search)
    void follow(urn, !isFollowed).catch((error: unknown) => toast(say(error), 'wrong'))
  }
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'unfollow' : 'follow', { name })}
      onClick={press}
    >
      <Drawn aria-hidden="true" />
    </button>
  )
}
