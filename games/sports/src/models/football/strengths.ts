import type { Side } from '../model.ts'
import { BadStrengths, readFields, readList, readText, readWhole } from '../strengths.ts'

export type Sides = { home: number; away: number }

/** How likely a goal of a side is this player's: shares of a side weigh against one another. */
export type Scorer = { player: string; share: number }

/** What is expected of each side in ninety minutes, in millionths, and who scores. */
export type FootballStrengths = {
  goals: Sides
  corners: Sides
  cards: Sides
  /** Nobody, where line-ups are not known: then there are no markets on scorers. */
  scorers: { home: Scorer[]; away: Scorer[] }
}

const MOST = { goals: 8_000_000, corners: 20_000_000, cards: 10_000_000 } as const
const PLAYERS_MOST = 40
const SHARE_MOST = 1_000_000
const PLAYER = /^[a-z]{2}:player:\d{1,12}$/

function readSides(value: unknown, where: keyof typeof MOST): Sides {
  const field = readFields(value, ['home', 'away'], where)
  const read = (side: Side): number => readWhole(field(side), { least: 1000, most: MOST[where], where: `${where}.${side}` })
  return { home: read('home'), away: read('away') }
}

function readScorers(value: unknown, where: string): Scorer[] {
  const readOne = (one: unknown, n: number): Scorer => {
    const field = readFields(one, ['player', 'share'], `${where}.${n}`)
    return {
      player: readText(field('player'), PLAYER, `${where}.${n}.player`),
      share: readWhole(field('share'), { least: 0, most: SHARE_MOST, where: `${where}.${n}.share` }),
    }
  }
  const scorers = readList(value, readOne, where)
  if (scorers.length > PLAYERS_MOST) throw new BadStrengths(`${where}: at most ${PLAYERS_MOST} players`)
  if (scorers.length > 0 && scorers.every(({ share }) => share === 0)) throw new BadStrengths(`${where}: nobody can score`)
  return scorers
}

export function readFootballStrengths(value: unknown): FootballStrengths {
  const field = readFields(value, ['goals', 'corners', 'cards', 'scorers'], 'strengths')
  const lists = readFields(field('scorers'), ['home', 'away'], 'scorers')
  const scorers = { home: readScorers(lists('home'), 'scorers.home'), away: readScorers(lists('away'), 'scorers.away') }
  const players = [...scorers.home, ...scorers.away].map(({ player }) => player)
  if (new Set(players).size < players.length) throw new BadStrengths('scorers: somebody is there twice')
  if ((scorers.home.length === 0) !== (scorers.away.length === 0)) throw new BadStrengths('scorers: of both sides or of none')
  return {
    goals: readSides(field('goals'), 'goals'),
    corners: readSides(field('corners'), 'corners'),
    cards: readSides(field('cards'), 'cards'),
    scorers,
  }
}
