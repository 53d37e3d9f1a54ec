import type { Draws } from '@tucano/randomness'
import { athletesOf } from './athletes.ts'
import { CATEGORIES, type Country } from './categories.ts'
import type { LabelledDraws } from './labelled-draws.ts'
import { MAPS } from './maps.ts'
import { COUNTRIES, type NameBook, oneOf, openNameBook } from './name-book.ts'
import { squadOf } from './players.ts'
import { type WrittenTeam, readTeams } from './read-teams.ts'
import { WRITTEN_TOURNAMENTS } from './tournaments.ts'
import type { Athlete, Competitor, Team, Tournament, Venue, World } from './world.ts'

type Written = (typeof WRITTEN_TOURNAMENTS)[number]

const IN_ORDER = WRITTEN_TOURNAMENTS.toSorted((a, b) => a.number - b.number)

const idOf = ({ number }: Pick<Written, 'number'>): Tournament['id'] => `tc:tournament:${number}`

/** Towns are those that teams of the country are from. */
function townsByCountry(): (country: Country) => readonly string[] {
  const towns = new Map<string, string[]>()
  for (const { country, entrants } of WRITTEN_TOURNAMENTS) {
    if (typeof entrants === 'string') towns.set(country, [...(towns.get(country) ?? []), ...readTeams(entrants).map(({ town }) => town)])
  }
  return (country) => towns.get(country) ?? []
}

const hostsOf = ({ number, hosts }: Written): Venue[] =>
  hosts.map((host, n) => {
    const [name = '', town = '', capacity] = host.split(', ')
    return { id: `tc:venue:${number * 100 + 91 + n}`, name, town, capacity: Number(capacity) }
  })

/** In thousandths of a rating: half a hundred points better or worse on a map than usual. */
const MAP_SPREAD = 50_000

function teamOf(draws: Draws, { written, number, of, book }: { written: WrittenTeam; number: number; of: Written; book: NameBook }): Team {
  const { ground, rating, ...told } = written
  const { sport, gender } = of
  if (sport === 'tennis' || sport === 'mma') throw new RangeError(`${sport} has no teams`)
  const country = of.country === 'international' ? oneOf(draws, COUNTRIES) : of.country
  return {
    ...told,
    kind: 'team',
    id: `tc:competitor:${number}`,
    tournament: idOf(of),
    country,
    baseRating: rating * 1000,
    tempo: 900 + draws.below(201),
    ...(ground ? { ground: { ...ground, id: `tc:venue:${number}`, town: told.town } } : {}),
    squad: squadOf(draws, { number, sport, country, gender }, book),
    maps: Object.fromEntries((MAPS[sport] ?? []).map(({ code }) => [code, draws.below(2 * MAP_SPREAD + 1) - MAP_SPREAD])),
  }
}

/** Competitors by the number of the tournament that they belong to. */
function inventCompetitors(drawsOf: LabelledDraws): Map<number, readonly Competitor[]> {
  const book = openNameBook()
  const townsOf = townsByCountry()
  const athletes: Record<'tennis' | 'mma', readonly Athlete[]> = { tennis: [], mma: [] }

  const invent = (of: Written): readonly Competitor[] => {
    const { number, sport, gender, entrants } = of
    if (typeof entrants === 'object') return []
    if (typeof entrants === 'string') {
      return readTeams(entrants).map((written, n) => {
        const own = number * 100 + n + 1
        return teamOf(drawsOf(`team|${own}`), { written, number: own, of, book })
      })
    }
    if (sport !== 'tennis' && sport !== 'mma') throw new RangeError(`${sport} is played by teams`)
    const tournament = { id: idOf(of), number, gender }
    const tour = { tournament, sport, count: entrants, townsOf, book, before: athletes[sport] }
    const invented = athletesOf(drawsOf(`athletes|${number}`), tour)
    athletes[sport] = [...athletes[sport], ...invented]
    return invented
  }
  return new Map(IN_ORDER.map((written) => [written.number, invent(written)]))
}

/** The whole world but for what happens in it: the same from the same draws. */
export function inventWorld(drawsOf: LabelledDraws): World {
  const invented = inventCompetitors(drawsOf)
  const categoryOf = (country: Written['country']): Tournament['category'] => CATEGORIES.find(({ code }) => code === country)!.id
  const tournaments = IN_ORDER.map((written): Tournament => {
    const { number, entrants, country, hosts: _, ...told } = written
    const from = typeof entrants === 'object' ? entrants.from : [number]
    return {
      ...told,
      number,
      id: idOf(written),
      category: categoryOf(country),
      competitors: from.flatMap((one) => invented.get(one) ?? []).map(({ id }) => id),
      hosts: hostsOf(written),
    }
  })
  const competitors = new Map([...invented.values()].flat().map((one) => [one.id, one]))
  return { categories: CATEGORIES, tournaments, competitors }
}
