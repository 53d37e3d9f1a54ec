import { BadStrengths, readFields, readList, readText, readWhole } from '../strengths.ts'
import type { BasketballPlayer, BasketballStrengths, Possession } from './state.ts'

const WHOLE = 1_000_000
const THOUSAND = 1000

function readPossession(value: unknown, where: string): Possession {
  const of = readFields(value, ['0', '1', '2', '3'], where)
  const read = (points: '0' | '1' | '2' | '3'): number => readWhole(of(points), { least: 1, most: WHOLE, where: `${where}.${points}` })
  const found = { 0: read('0'), 1: read('1'), 2: read('2'), 3: read('3') }
  if (found[0] + found[1] + found[2] + found[3] !== WHOLE) throw new BadStrengths(`${where}: a million in all`)
  return found
}

const SHARES = ['points', 'assists', 'rebounds'] as const

function readPlayers(value: unknown, where: string): BasketballPlayer[] {
  const players = readList(
    value,
    (one, n) => {
      const of = readFields(one, ['id', ...SHARES], `${where}.${n}`)
      const share = (name: (typeof SHARES)[number]): number =>
        readWhole(of(name), { least: 0, most: THOUSAND, where: `${where}.${n}.${name}` })
      return {
        id: readText(of('id'), /^[a-z]+(?::[a-z]+)*:\d+$/, `${where}.${n}.id`),
        points: share('points'),
        assists: share('assists'),
        rebounds: share('rebounds'),
      }
    },
    where,
  )
  for (const share of SHARES)
    if (players.length > 0 && players.reduce((sum, player) => sum + player[share], 0) !== THOUSAND)
      throw new BadStrengths(`${where}: a thousand ${share} in all`)
  return players
}

export function readBasketball(value: unknown): BasketballStrengths {
  const of = readFields(value, ['possessions', 'home', 'away', 'players'], 'basketball')
  const players = readFields(of('players'), ['home', 'away'], 'players')
  const found = {
    possessions: readWhole(of('possessions'), { least: 8, most: 140, where: 'possessions' }),
    home: readPossession(of('home'), 'home'),
    away: readPossession(of('away'), 'away'),
    players: { home: readPlayers(players('home'), 'players.home'), away: readPlayers(players('away'), 'players.away') },
  }
  const ids = [...found.players.home, ...found.players.away].map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new BadStrengths('players: somebody is there twice')
  return found
}
