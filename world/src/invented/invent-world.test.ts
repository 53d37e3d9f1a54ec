import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DEVICES, MAPS, PATTERNS, SHAPES, SPORTS, SQUADS, type Team, inventWorld, labelledDraws } from './index.ts'

const hash = (text: string): Uint8Array => createHash('sha256').update(text).digest()
const world = inventWorld(labelledDraws(hash))
const { tournaments } = world
const competitors = [...world.competitors.values()]
const teams = competitors.filter((one): one is Team => one.kind === 'team')
const athletes = competitors.filter((one) => one.kind === 'athlete')
const players = teams.flatMap(({ squad }) => squad)
const sportOf = (id: string): string => tournaments.find((one) => one.id === id)!.sport

const repeated = (words: readonly string[]): string[] => {
  const left = new Set(words)
  return words.filter((word) => !left.delete(word))
}
const bySport = <Item>(items: readonly Item[], sportOfItem: (item: Item) => string): Item[][] =>
  SPORTS.map(({ code }) => items.filter((item) => sportOfItem(item) === code))

test('the same draws invent the same world, others other people in the same clubs', () => {
  expect(inventWorld(labelledDraws(hash))).toEqual(world)
  const other = [...inventWorld(labelledDraws((text) => hash(`other ${text}`))).competitors.values()]
  expect(other.map(({ id }) => id)).toEqual(competitors.map(({ id }) => id))
  expect(other.filter((one) => one.kind === 'team').map(({ name }) => name)).toEqual(teams.map(({ name }) => name))
  expect(other.filter((one) => one.kind === 'athlete').map(({ name }) => name)).not.toEqual(athletes.map(({ name }) => name))
  expect(players[0]).toMatchObject({ id: 'tc:player:10101', name: 'Elói Enseada', number: 1, position: 'GK' })
})

test('every sport has tournaments, football the most; leagues have ten to twenty teams and knock-outs a power of two', () => {
  for (const { code } of SPORTS) {
    const own = tournaments.filter(({ sport }) => sport === code)
    expect(own.length, code).toBeGreaterThanOrEqual(2)
    expect(own.length).toBeLessThanOrEqual(tournaments.filter(({ sport }) => sport === 'football').length)
  }
  for (const { name, form, competitors: entrants } of tournaments) {
    if (form === 'league') expect(entrants.length >= 10 && entrants.length <= 20 && entrants.length % 2 === 0, name.pt).toBe(true)
    else expect([16, 32], name.pt).toContain(entrants.length)
    expect(entrants.every((id) => world.competitors.has(id))).toBe(true)
  }
  expect(tournaments.filter(({ sport, form }) => sport === 'football' && form === 'knockout')).toHaveLength(2)
  const homes = tournaments.filter(({ number }) => ![3, 7].includes(number)).flatMap(({ competitors: entrants }) => entrants)
  expect(homes.toSorted()).toEqual([...world.competitors.keys()].toSorted())
})

test('ids, names, short names and letters are unique where they have to be', () => {
  const venues = [...teams.flatMap(({ ground }) => (ground ? [ground] : [])), ...tournaments.flatMap(({ hosts }) => hosts)]
  for (const ids of [competitors, players, tournaments, venues, world.categories]) expect(repeated(ids.map(({ id }) => id))).toEqual([])
  const grounds = teams.flatMap(({ ground }) => (ground ? [ground.name] : []))
  expect(repeated(grounds)).toEqual([])
  expect(repeated(tournaments.flatMap(({ name }) => [...new Set([name.pt, name.en])]))).toEqual([])
  expect(repeated([...competitors, ...players].map(({ name }) => name))).toEqual([])
  for (const own of bySport(competitors, ({ tournament }) => sportOf(tournament))) {
    expect(repeated(own.map(({ shortName }) => shortName))).toEqual([])
    expect(repeated(own.map(({ abbreviation }) => abbreviation))).toEqual([])
  }
  for (const { abbreviation } of competitors) expect(abbreviation).toMatch(/^[A-Z]{3}$/)
  const handles = teams.filter(({ tournament }) => Number(tournament.split(':')[2]) >= 22).flatMap(({ squad }) => squad)
  expect(repeated(handles.map(({ shortName }) => shortName))).toEqual([])
})

/** As WCAG counts it. */
function contrast(first: string, second: string): number {
  const [a, b] = [first, second].map((colour) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }) as [number, number]
  return Math.max(a, b) / Math.min(a, b)
}

test('crests can be told apart: in a tournament no device twice, two colours that differ, no crest of a sport twice', () => {
  for (const { colours, name } of competitors) {
    for (const colour of colours) expect(colour, name).toMatch(/^#[\dA-F]{6}$/)
    expect(contrast(...colours), name).toBeGreaterThan(2)
  }
  for (const { id, name } of tournaments) {
    expect(repeated(teams.filter(({ tournament }) => tournament === id).map(({ crest }) => crest.device)), name.pt).toEqual([])
  }
  for (const own of bySport(teams, ({ tournament }) => sportOf(tournament))) {
    expect(repeated(own.map(({ crest, colours }) => JSON.stringify([crest, colours])))).toEqual([])
  }
})

test('whatever can be part of a crest is part of one', () => {
  const used = new Set(teams.flatMap(({ crest }) => Object.values(crest)))
  expect([...SHAPES, ...PATTERNS, ...DEVICES].filter((word) => !used.has(word))).toEqual([])
})

test('clubs have a ground, a year and a history in both languages; who plays on neutral ground has hosts', () => {
  for (const { ground, tournament, foundedIn, name, baseRating, tempo } of teams) {
    const { hosts, sport } = tournaments.find(({ id }) => id === tournament)!
    if (hosts.length === 0) expect(ground?.capacity, name).toBeGreaterThan(2000)
    else expect(ground, name).toBeUndefined()
    expect(foundedIn, name).toBeGreaterThan(['cs2', 'valorant', 'lol', 'dota2'].includes(sport) ? 2000 : 1880)
    expect(foundedIn, name).toBeLessThan(2024)
    expect(baseRating, name).toBeGreaterThanOrEqual(1_300_000)
    expect(baseRating, name).toBeLessThanOrEqual(1_700_000)
    expect(Math.abs(tempo - 1000)).toBeLessThanOrEqual(100)
  }
  for (const { history, name } of competitors) {
    for (const sentence of [history.pt, history.en]) expect(sentence, name).toMatch(/^[A-ZÀ-Ý].{19,139}\.$/)
    expect(history.pt).not.toBe(history.en)
    expect(`${history.pt}${history.en}`).not.toMatch(/[{}|]/)
  }
  for (const language of ['pt', 'en'] as const) expect(repeated(competitors.map(({ history }) => history[language]))).toEqual([])
})

test('squads are whole: places, numbers, shares of a thousand', () => {
  for (const { squad, tournament, name, maps } of teams) {
    const sport = sportOf(tournament) as keyof typeof SQUADS
    const positions = SQUADS[sport].flatMap(({ position, count }) => Array.from({ length: count }, () => position))
    expect(squad.map(({ position }) => position)).toEqual(positions)
    expect(repeated(squad.map(({ number }) => String(number))), name).toEqual([])
    expect(repeated(squad.map(({ name: player }) => player.split(' ')[1]!)), name).toEqual([])
    for (const kind of Object.keys(SQUADS[sport][0]!.weights)) {
      expect(squad.reduce((sum, { shares }) => sum + shares[kind]!, 0)).toBe(1000)
      expect(Math.min(...squad.map(({ shares }) => shares[kind]!))).toBeGreaterThanOrEqual(0)
    }
    expect(Object.keys(maps)).toEqual((MAPS[sport] ?? []).map(({ code }) => code))
  }
  const keepers = players.filter(({ position }) => position === 'GK')
  expect(keepers.every(({ shares }) => shares['goals'] === 0)).toBe(true)
})

test('everybody is an adult and nothing is of the young', () => {
  for (const { age } of [...players, ...athletes]) expect(age >= 19 && age <= 35).toBe(true)
  const youth =
    /\b(sub-?\d\d|u-?\d\d|juvenil|juniores?|juventudes?|aspirantes?|infantil|mirim|kids?|youth|juniors?|escolar|school|academy|academia|cadete)\b/i
  const texts = JSON.stringify([tournaments, teams.map(({ squad: _, ...team }) => team), athletes.map(({ history: _, ...one }) => one)])
  expect(youth.exec(texts)?.[0]).toBeUndefined()
})
