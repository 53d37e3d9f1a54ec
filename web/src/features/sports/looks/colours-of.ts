import type { SportsTeam } from '@tucano/contract/sports'

const COLOUR = /^#[0-9a-f]{6}$/i

/** The colours of a team, where its feed tells two. */
export function coloursOf(team: SportsTeam | null): readonly [string, string] | undefined {
  const { colours } = team?.details ?? {}
  if (!Array.isArray(colours)) return undefined
  const [first, second] = colours as unknown[]
  return typeof first === 'string' && typeof second === 'string' && COLOUR.test(first) && COLOUR.test(second) ? [first, second] : undefined
}
