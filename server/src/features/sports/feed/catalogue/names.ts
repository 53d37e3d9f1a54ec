import type { Player, SportEvent, Tournament } from '@tucano/feed'

export interface Name {
  urn: string
  kind: 'sport' | 'category' | 'tournament' | 'competitor' | 'player' | 'venue'
  parentUrn: string | null
  en: string
  pt: string
  abbreviation: string | null
  details: object
}

/** The same thing in both languages. */
interface Both<T> {
  en: T
  /** Where it is not told in Portuguese, English stands for it. */
  pt: T | undefined
}

const NAME_MAX = 200
const ABBREVIATION_MAX = 12
const URN = /^[a-z]{2}:[a-z_]+:[0-9]+$/

/** Text that can be kept and shown; what has none is called by its urn. */
const written = (text: string | undefined, urn: string): string => (text?.trim() || urn).slice(0, NAME_MAX).toWellFormed()

interface Called {
  id: string
  name: string
}

function named({ en, pt }: Both<Called>, rest: Pick<Name, 'kind' | 'parentUrn'> & Partial<Pick<Name, 'abbreviation' | 'details'>>): Name {
  const { abbreviation, details = {}, ...about } = rest
  const short = abbreviation?.trim().slice(0, ABBREVIATION_MAX)
  return {
    ...about,
    urn: en.id,
    en: written(en.name, en.id),
    pt: written(pt?.name ?? en.name, en.id),
    abbreviation: short || null,
    details,
  }
}

/** What is not known is left out. */
export const present = (details: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))

export const pairsOf = <T extends { id: string }>(en: readonly T[], pt: readonly T[]): Both<T>[] => {
  const byId = new Map(pt.map((one) => [one.id, one]))
  return en.map((one) => ({ en: one, pt: byId.get(one.id) }))
}

export const namesOfSports = (en: readonly Called[], pt: readonly Called[]): Name[] =>
  pairsOf(en, pt).map((both) => named(both, { kind: 'sport', parentUrn: null }))

export function namesOfTournament({ en, pt }: Both<Tournament>): Name[] {
  const { sport, category, currentSeason } = en
  return [
    named({ en: sport, pt: pt?.sport }, { kind: 'sport', parentUrn: null }),
    named(
      { en: category, pt: pt?.category },
      { kind: 'category', parentUrn: sport.id, details: present({ countryCode: category.countryCode }) },
    ),
    named({ en, pt }, { kind: 'tournament', parentUrn: category.id, details: present({ season: currentSeason }) }),
  ]
}

export function namesOfEvent({ en, pt }: Both<SportEvent>): Name[] {
  const { tournament, venue } = en
  const competitors = pairsOf(en.competitors, pt?.competitors ?? []).map((both) => {
    const { abbreviation, shortName, country, countryCode, gender } = both.en
    return named(both, {
      kind: 'competitor',
      parentUrn: null,
      abbreviation: abbreviation ?? null,
      details: present({ shortName, country, countryCode, gender }),
    })
  })
  return [
    ...(tournament ? namesOfTournament({ en: tournament, pt: pt?.tournament }) : []),
    ...competitors,
    ...(venue
      ? [
          named(
            { en: venue, pt: pt?.venue },
            { kind: 'venue', parentUrn: null, details: present({ capacity: venue.capacity, city: venue.city, country: venue.country }) },
          ),
        ]
      : []),
  ]
}

export const namesOfPlayers = (competitor: string, en: readonly Player[], pt: readonly Player[]): Name[] =>
  pairsOf(en, pt).map((both) => {
    const { fullName, position, birthDate, nationality, countryCode, number } = both.en
    return named(both, {
      kind: 'player',
      parentUrn: competitor,
      details: present({ fullName, position, birthDate, nationality, countryCode, number }),
    })
  })

/** Each thing once, the last word about it. */
export const onceEach = (names: readonly Name[]): Name[] => [
  ...new Map(names.filter(({ urn }) => URN.test(urn)).map((name) => [name.urn, name])).values(),
]
