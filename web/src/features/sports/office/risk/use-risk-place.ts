import { useSearchParams } from 'wouter'
import type { RiskAsked } from '../queries.ts'

const TABS = { open: undefined, over: 'encerradas', closings: 'suspensoes', suspicions: 'suspeitas' } as const
export type Tab = keyof typeof TABS
export const TAB_KEYS = Object.keys(TABS) as Tab[]
const WHENS = { all: undefined, live: 'vivo', ahead: 'depois' } as const
export type When = keyof typeof WHENS
export const WHEN_KEYS = Object.keys(WHENS) as When[]
const NAMES = { tab: 'aba', when: 'quando', sport: 'esporte', league: 'liga', day: 'dia', event: 'partida' } as const

type Named = Partial<Record<keyof typeof NAMES, string | undefined>>

/** What the risk desk shows, in the page's address: a page that is sent to somebody shows the same. */
export function useRiskPlace() {
  const [search, setSearch] = useSearchParams()
  const read = (name: keyof typeof NAMES): string | undefined => search.get(NAMES[name]) ?? undefined
  const [tab, when] = [read('tab'), read('when')]
  const go = (change: Named): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change) as [keyof typeof NAMES, string | undefined][]) {
        if (value === undefined || value === '') after.delete(NAMES[name])
        else after.set(NAMES[name], value)
      }
      return after
    })
  return {
    tab: TAB_KEYS.find((key) => TABS[key] === tab) ?? ('open' as const),
    when: WHEN_KEYS.find((key) => WHENS[key] === when) ?? ('all' as const),
    sport: read('sport'),
    league: read('league'),
    day: read('day'),
    event: read('event'),
    turnTo: (to: Tab): void => setSearch(TABS[to] === undefined ? {} : { [NAMES.tab]: TABS[to] }),
    chooseWhen: (to: When): void => go({ when: WHENS[to], event: undefined }),
    chooseSport: (sport: string): void => go({ sport, league: undefined, event: undefined }),
    chooseLeague: (league: string): void => go({ league, event: undefined }),
    chooseDay: (day: string): void => go({ day, event: undefined }),
    choose: (event: string | undefined): void => go({ event }),
  }
}
export type RiskPlace = ReturnType<typeof useRiskPlace>

/** What of it the server is asked for. */
export const askedOf = ({ sport, league, when }: Pick<RiskPlace, 'sport' | 'league' | 'when'>): RiskAsked => ({
  sport,
  league,
  when: when === 'all' ? undefined : when,
})
