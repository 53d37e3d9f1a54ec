import type { Crest } from './crest.ts'
import type { SportCode } from './sports.ts'

export interface Words {
  pt: string
  en: string
}

type CategoryId = `tc:category:${number}`
export type TournamentId = `tc:tournament:${number}`
export type CompetitorId = `tc:competitor:${number}`
export type PlayerId = `tc:player:${number}`
export type VenueId = `tc:venue:${number}`

/** A country of the invented world. */
export interface Category {
  id: CategoryId
  code: CountryCode
  name: Words
  colours: readonly [string, string]
}

export type CountryCode = 'jacaranda' | 'mirtalia' | 'kestria' | 'albamar' | 'skarnia' | 'hoshima' | 'international'

export interface Venue {
  id: VenueId
  name: string
  town: string
  capacity: number
}

/** What decides how long a match is, where its sport leaves that open. */
export interface Format {
  /** Sets or maps. Both of two are always played. */
  bestOf?: 2 | 3 | 5
  /** Of a fight. */
  rounds?: 3 | 5
}

export interface Tournament {
  id: TournamentId
  number: number
  sport: SportCode
  category: CategoryId
  name: Words
  /** Teams of e-sports are mixed. */
  gender: 'men' | 'women' | 'mixed'
  /** Everybody against everybody twice, or out after a defeat. */
  form: 'league' | 'knockout'
  format: Format
  /** A match at true speed lasts as long as it would in a stadium. */
  pace: 'ordinary' | 'true'
  competitors: readonly CompetitorId[]
  /** Where matches are played that nobody is at home for: season after season in turn. */
  hosts: readonly Venue[]
}

/** In thousandths, all of a team's players together a thousand: how much of what the team does is theirs. */
export type Shares = Readonly<Record<string, number>>

export interface Player {
  id: PlayerId
  name: string
  /** On the shirt, or the name that is played under. */
  shortName: string
  number: number
  /** A code of `POSITIONS`. */
  position: string
  age: number
  /** `goals`, `points`, `kills` …: by the sport. */
  shares: Shares
}

interface Contender {
  id: CompetitorId
  /** The league or tour that it belongs to; cups are played besides. */
  tournament: TournamentId
  country: CountryCode
  name: string
  shortName: string
  /** Three letters. */
  abbreviation: string
  colours: readonly [string, string]
  history: Words
  /** What its rating starts from and is drawn back to, in thousandths. */
  baseRating: number
  /** In thousandths: how much more than usual happens in its matches, on both sides. */
  tempo: number
}

export interface Team extends Contender {
  kind: 'team'
  crest: Crest
  town: string
  foundedIn: number
  /** Nothing, where matches are played on neutral ground. */
  ground?: Venue
  squad: readonly Player[]
  /** By map, in thousandths of its rating: where it is better or worse than usual. */
  maps: Readonly<Record<string, number>>
}

export interface Athlete extends Contender {
  kind: 'athlete'
  age: number
  town: string
  hand: 'right' | 'left'
  /** A fighter has one. */
  nickname?: string
}

export type Competitor = Team | Athlete

export interface World {
  categories: readonly Category[]
  tournaments: readonly Tournament[]
  competitors: ReadonlyMap<CompetitorId, Competitor>
}
