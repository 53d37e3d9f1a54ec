import { expect, test } from 'vitest'
import { isYouth } from './youth.ts'

const match = ({
  league = 'Serie A',
  category = 'Brazil',
  home = 'Flamengo',
  ageGroup,
}: {
  league?: string
  category?: string
  home?: string
  ageGroup?: string
}) => ({
  tournament: {
    id: 'sr:tournament:1',
    name: league,
    sport: { id: 'sr:sport:1', name: 'Soccer' },
    category: { id: 'sr:category:1', name: category },
  },
  competitors: [{ id: 'sr:competitor:1', name: home, ...(ageGroup === undefined ? {} : { ageGroup }) }],
})

test.each([
  { ageGroup: 'U19' },
  { home: 'Flamengo U20' },
  { home: 'Flamengo Sub-17' },
  { home: 'Brazil Under 23' },
  { league: 'Copa São Paulo de Futebol Júnior Sub20' },
  { league: 'UEFA Youth League' },
  { league: 'Junior Davis Cup' },
  { league: 'Campeonato Paulista Juvenil' },
  { category: 'International Youth' },
  { league: 'Australian Open, Girls' },
])('refused: %o', (what) => {
  expect(isYouth(match(what))).toBe(true)
})

test.each([
  {},
  { home: 'Boca Juniors' },
  { home: 'Young Boys Bern' },
  { home: 'Argentinos Juniors' },
  { ageGroup: 'adult' },
  { home: 'FC Sub Zero 7' },
  { league: 'Baseball Series' },
  { league: 'Database Cup 2023' },
  { home: 'Schalke 04' },
])('offered: %o', (what) => {
  expect(isYouth(match(what))).toBe(false)
})
