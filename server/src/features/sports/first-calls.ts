import { getMatch, getSportsTree, listLiveMatches } from '@tucano/contract/sports'
import type { RequestOf } from '@tucano/contract/endpoint'
import type { PageName } from '@tucano/contract/pages'
import Value from 'typebox/value'
import { type FirstCall, firstCall } from '#platform/first-answers'
import { LIVE_STATES } from './board/events.ts'
import { listRows } from './board/list.ts'
import { showTree } from './board/tree.ts'
import { readMatch } from './get-match.ts'
import type { Sports } from './sports.ts'

const LISTS: readonly PageName[] = ['sports', 'esports', 'vendorSports']

/** Which match an address is of. What is no name of one is answered when the page asks. */
function matchAsked({ pathname }: URL): RequestOf<typeof getMatch> | undefined {
  const asked = { event: pathname.replace(/\/+$/, '').split('/').at(-1)?.replaceAll(/%3a/gi, ':') }
  return Value.Check(getMatch.request, asked) ? asked : undefined
}

/** What is asked for of matches that are played, on pages that list those. */
function liveAsked({ searchParams }: URL): RequestOf<typeof listLiveMatches> | undefined {
  if (searchParams.has('day') || searchParams.has('followed')) return undefined
  const asked = Object.fromEntries(['sport', 'league'].flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)]] : [])))
  return Value.Check(listLiveMatches.request, asked) ? asked : undefined
}

/** What pages of sports ask for first: the match, or what is played now, and the sports beside it. */
export function firstCallsOf(sports: Sports) {
  return (page: PageName, address: URL, language: string): FirstCall[] => {
    const match = page === 'sportsMatch' ? matchAsked(address) : undefined
    const live = LISTS.includes(page) ? liveAsked(address) : undefined
    return [
      ...(match ? [firstCall(getMatch, match, () => readMatch(sports, match.event, language))] : []),
      ...(live ? [firstCall(listLiveMatches, live, () => listRows(sports, live, { states: LIVE_STATES, language }))] : []),
      ...(page === 'sportsMatch' || LISTS.includes(page)
        ? [firstCall(getSportsTree, {}, async () => showTree(await sports.tree.read(), language))]
        : []),
    ]
  }
}
