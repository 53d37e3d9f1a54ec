import { ABILITY_HOSHIMA, ABILITY_JACARANDA } from './teams/ability-shooter.ts'
import { GRIDIRON_JACARANDA, GRIDIRON_KESTRIA } from './teams/american-football.ts'
import { BASKETBALL_JACARANDA, BASKETBALL_SKARNIA } from './teams/basketball.ts'
import { ALBAMAR } from './teams/football-albamar.ts'
import { JACARANDA_FIRST, JACARANDA_SECOND } from './teams/football-jacaranda.ts'
import { KESTRIA } from './teams/football-kestria.ts'
import { MIRTALIA } from './teams/football-mirtalia.ts'
import { SKARNIA } from './teams/football-skarnia.ts'
import { FORTRESS_ALBAMAR, FORTRESS_INTERNATIONAL } from './teams/fortress-battle.ts'
import { TACTICAL_JACARANDA, TACTICAL_SKARNIA } from './teams/tactical-shooter.ts'
import { LANES_HOSHIMA, LANES_JACARANDA } from './teams/three-lane-arena.ts'
import { VOLLEYBALL_JACARANDA, VOLLEYBALL_MIRTALIA } from './teams/volleyball.ts'
import type { CountryCode, Format, Tournament } from './world.ts'

type Entrants = string | number | { from: readonly number[] }

/** A tournament as it is written: numbers are never given again, so that a tournament more changes no number of the others. */
interface WrittenTournament extends Pick<Tournament, 'number' | 'sport' | 'name' | 'gender' | 'form' | 'format' | 'pace'> {
  country: CountryCode
  /** A table of teams, or so many athletes, or who plays in other tournaments. */
  entrants: Entrants
  /** `Place, town, capacity` of each. */
  hosts: readonly string[]
}

type Common = Pick<WrittenTournament, 'sport' | 'gender'> & Partial<Pick<WrittenTournament, 'form' | 'format' | 'pace' | 'hosts'>>
type Line = readonly [number: number, country: CountryCode, pt: string, en: string, entrants: Entrants, hosts?: string]

const tournaments = (common: Common, lines: readonly Line[]): WrittenTournament[] =>
  lines.map(([number, country, pt, en, entrants, host]) => ({
    form: 'league',
    format: {},
    pace: 'ordinary',
    hosts: host === undefined ? [] : [host],
    ...common,
    number,
    country,
    name: { pt, en },
    entrants,
  }))

const BEST_OF_2 = { bestOf: 2 } as const
const BEST_OF_3 = { bestOf: 3 } as const
const BEST_OF_5 = { bestOf: 5 } as const

const COURTS = [
  'Quadras do Coqueiral, Areia Dourada, 6200',
  'Harrow Green Courts, Coldharrow, 7400',
  'Terrazza del Lago, Acquaviola, 5100',
  'Canchas del Viento, Vientosur, 4800',
  'Sommarbanen, Sommarö, 4300',
  'Hanazono Courts, Hanazono Minami, 6900',
]
const CAGES = [
  'Arena da Mata, Mata Serena, 9300',
  'Salón del Trueno, Cerroplata, 7100',
  'The Cattle Hall, Millbeck, 8200',
  'Jernhallen, Tornhaug, 6800',
]

const FOOTBALL = { sport: 'football', gender: 'men' } as const
const BASKETBALL = { sport: 'basketball', gender: 'men' } as const
const GRIDIRON = { sport: 'american-football', gender: 'men' } as const
const TENNIS = { sport: 'tennis', format: BEST_OF_3, hosts: COURTS } as const
const VOLLEYBALL = { sport: 'volleyball', format: BEST_OF_5 } as const
const MMA = { sport: 'mma', hosts: CAGES } as const
const eSports = (sport: 'cs2' | 'valorant' | 'lol' | 'dota2', format: Format): Common => ({ sport, gender: 'mixed', format })

export const WRITTEN_TOURNAMENTS: readonly WrittenTournament[] = [
  ...tournaments(FOOTBALL, [
    [1, 'jacaranda', 'Campeonato Jacarandense', 'Jacarandá Championship', JACARANDA_FIRST],
    [2, 'jacaranda', 'Acesso Jacarandense', 'Jacarandá Second Division', JACARANDA_SECOND],
    [6, 'albamar', 'Torneio de Albamar', 'Albamar Tournament', ALBAMAR],
  ]),
  ...tournaments({ ...FOOTBALL, form: 'knockout' }, [
    [3, 'jacaranda', 'Copa Jacarandá', 'Jacarandá Cup', { from: [1, 2] }],
    [7, 'albamar', 'Copa de Albamar', 'Albamar Cup', { from: [6] }],
  ]),
  ...tournaments({ ...FOOTBALL, pace: 'true' }, [
    [4, 'mirtalia', 'Liga Mirtaliana', 'Mirtalian League', MIRTALIA],
    [5, 'kestria', 'Primeira Divisão de Késtria', 'Kestrian First Division', KESTRIA],
    [8, 'skarnia', 'Liga da Neve', 'Snow League', SKARNIA],
  ]),
  ...tournaments(BASKETBALL, [[9, 'jacaranda', 'Liga Jacarandá de Basquete', 'Jacarandá Basketball League', BASKETBALL_JACARANDA]]),
  ...tournaments({ ...BASKETBALL, pace: 'true' }, [
    [10, 'skarnia', 'Liga Skárnia de Basquete', 'Skarnian Basketball League', BASKETBALL_SKARNIA],
  ]),
  ...tournaments({ ...TENNIS, gender: 'men', form: 'knockout' }, [[11, 'international', 'Circuito dos Coqueiros', 'Coconut Circuit', 32]]),
  ...tournaments({ ...TENNIS, gender: 'women', form: 'knockout' }, [[12, 'international', 'Circuito das Marés', 'Tides Circuit', 32]]),
  ...tournaments({ ...TENNIS, gender: 'men' }, [[13, 'international', 'Liga do Saibro', 'Clay League', 16]]),
  ...tournaments({ ...TENNIS, gender: 'women' }, [[14, 'international', 'Liga da Grama', 'Grass League', 16]]),
  ...tournaments({ ...VOLLEYBALL, gender: 'women' }, [
    [15, 'jacaranda', 'Liga Jacarandá de Vôlei', 'Jacarandá Volleyball League', VOLLEYBALL_JACARANDA],
  ]),
  ...tournaments({ ...VOLLEYBALL, gender: 'men' }, [
    [16, 'mirtalia', 'Liga Mirtaliana de Vôlei', 'Mirtalian Volleyball League', VOLLEYBALL_MIRTALIA],
  ]),
  ...tournaments({ ...GRIDIRON, pace: 'true' }, [
    [17, 'kestria', 'Liga da Bola Oval de Késtria', 'Kestrian Gridiron League', GRIDIRON_KESTRIA],
  ]),
  ...tournaments(GRIDIRON, [[18, 'jacaranda', 'Torneio das Cem Jardas', 'Hundred Yards Tournament', GRIDIRON_JACARANDA]]),
  ...tournaments({ ...MMA, gender: 'men', format: { rounds: 3 } }, [
    [19, 'international', 'Arena da Mata: leves', 'Forest Arena: lightweights', 16],
  ]),
  ...tournaments({ ...MMA, gender: 'women', format: { rounds: 3 } }, [
    [20, 'international', 'Arena da Mata: palhas', 'Forest Arena: strawweights', 14],
  ]),
  ...tournaments({ ...MMA, gender: 'men', format: { rounds: 5 } }, [
    [21, 'international', 'Noite de Ferro: pesados', 'Iron Night: heavyweights', 16],
  ]),
  ...tournaments(eSports('cs2', BEST_OF_3), [
    [22, 'jacaranda', 'Liga Pólvora', 'Powder League', TACTICAL_JACARANDA, 'Estúdio do Porão, Ferrolume, 1800'],
    [23, 'skarnia', 'Circuito Boreal', 'Boreal Circuit', TACTICAL_SKARNIA, 'Nordlyshallen, Granvik, 3200'],
  ]),
  ...tournaments(eSports('valorant', BEST_OF_3), [
    [24, 'jacaranda', 'Liga Prisma', 'Prism League', ABILITY_JACARANDA, 'Estúdio Arco-Íris, Boa Luz, 1500'],
    [25, 'hoshima', 'Liga das Lanternas', 'Lantern League', ABILITY_HOSHIMA, 'Hikari Hall, Hikarioka, 4100'],
  ]),
  ...tournaments(eSports('lol', BEST_OF_3), [
    [26, 'jacaranda', 'Liga das Três Rotas', 'Three Lanes League', LANES_JACARANDA, 'Teatro das Águas, Encontro das Águas, 2400'],
  ]),
  ...tournaments(eSports('lol', BEST_OF_5), [
    [27, 'hoshima', 'Liga do Céu Estrelado', 'Starry Sky League', LANES_HOSHIMA, 'Hoshizora Dome, Hikarioka, 8600'],
  ]),
  ...tournaments(eSports('dota2', BEST_OF_3), [
    [28, 'international', 'Liga das Muralhas', 'League of Walls', FORTRESS_INTERNATIONAL, 'Castello dei Giochi, Castelgatto, 2900'],
  ]),
  ...tournaments(eSports('dota2', BEST_OF_2), [
    [29, 'albamar', 'Torneio do Bastião', 'Bastion Tournament', FORTRESS_ALBAMAR, 'Teatro del Salar, Salitral, 2100'],
  ]),
]
