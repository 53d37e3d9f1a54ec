// What members keep for themselves: what they follow, how they read odds.
import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { MatchRow, SportsTeam, Urn, nullable, oddsFormats, oddsPolicies } from './shapes.ts'

const ofMember = { access: 'member', moduleId: 'GAMELO3' } as const
const forMembers = ['login.not.session', 'password.change.required'] as const

export const listSportsFavourites = endpoint('listSportsFavourites', {
  summary: 'Teams, leagues and matches that the member follows, the newest first',
  method: 'GET',
  path: '/wps/sports/favourites',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    teams: Type.Array(SportsTeam),
    leagues: Type.Array(Type.Object({ league: Type.String(), name: Type.String(), sport: nullable(Type.String()) })),
    matches: Type.Array(MatchRow),
  }),
  errors: [...forMembers],
})

export const addSportsFavourite = endpoint('addSportsFavourite', {
  summary: 'Follows a team, a league or a match',
  method: 'POST',
  path: '/wps/sports/favourites',
  ...ofMember,
  request: Type.Object({ urn: Urn }),
  reply: Type.Object({}),
  errors: [...forMembers, 'sports.event.unknown'],
})

export const removeSportsFavourite = endpoint('removeSportsFavourite', {
  summary: 'Follows it no longer',
  method: 'DELETE',
  path: '/wps/sports/favourites',
  ...ofMember,
  request: Type.Object({ urn: Urn }),
  reply: Type.Object({}),
  errors: [...forMembers],
})

const preferences = { oddsFormat: Type.Enum([...oddsFormats]), policy: Type.Enum([...oddsPolicies]) }

export const getSportsPreferences = endpoint('getSportsPreferences', {
  summary: 'How the member reads odds, and which are taken without asking again',
  method: 'GET',
  path: '/wps/sports/preferences',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object(preferences),
  errors: [...forMembers],
})

export const setSportsPreferences = endpoint('setSportsPreferences', {
  summary: 'Sets them',
  method: 'PUT',
  path: '/wps/sports/preferences',
  ...ofMember,
  request: Type.Object(preferences),
  reply: Type.Object(preferences),
  errors: [...forMembers],
})
