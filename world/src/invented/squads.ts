import type { SportCode } from './sports.ts'
import type { Words } from './world.ts'

type TeamSport = Exclude<SportCode, 'tennis' | 'mma'>

/** A place in a squad: how many have it, and how much each weighs in what the team does. */
interface Place {
  position: string
  name: Words
  count: number
  weights: Readonly<Record<string, number>>
}

const place = (position: string, count: number, [pt, en]: readonly [string, string], weights: Place['weights']): Place => ({
  position,
  name: { pt, en },
  count,
  weights,
})

const SHOOTERS = [
  place('entry', 1, ['abertura', 'entry'], { kills: 215 }),
  place('scope', 1, ['precisão', 'marksman'], { kills: 225 }),
  place('flex', 2, ['apoio de fogo', 'rifler'], { kills: 195 }),
  place('call', 1, ['comando', 'caller'], { kills: 165 }),
]
const LANES = [
  place('top', 1, ['topo', 'top lane'], { kills: 190 }),
  place('jungle', 1, ['selva', 'jungle'], { kills: 180 }),
  place('middle', 1, ['meio', 'middle lane'], { kills: 255 }),
  place('carry', 1, ['atirador', 'carry'], { kills: 305 }),
  place('support', 1, ['suporte', 'support'], { kills: 70 }),
]

/** Names are of places, not of people: they serve women and men. */
export const SQUADS: Record<TeamSport, readonly Place[]> = {
  football: [
    place('GK', 2, ['gol', 'goalkeeper'], { goals: 0, cards: 15 }),
    place('DF', 6, ['defesa', 'defender'], { goals: 18, cards: 70 }),
    place('MF', 6, ['meio-campo', 'midfielder'], { goals: 50, cards: 65 }),
    place('FW', 4, ['ataque', 'forward'], { goals: 140, cards: 40 }),
  ],
  basketball: [
    place('PG', 2, ['armação', 'point guard'], { points: 95, assists: 260, rebounds: 55 }),
    place('SG', 2, ['ala-armação', 'shooting guard'], { points: 115, assists: 95, rebounds: 65 }),
    place('SF', 2, ['ala', 'small forward'], { points: 110, assists: 65, rebounds: 95 }),
    place('PF', 2, ['ala de força', 'power forward'], { points: 95, assists: 45, rebounds: 135 }),
    place('C', 2, ['pivô', 'centre'], { points: 85, assists: 35, rebounds: 150 }),
  ],
  volleyball: [
    place('S', 2, ['levantamento', 'setter'], { points: 20 }),
    place('OP', 2, ['saída de rede', 'opposite'], { points: 135 }),
    place('OH', 4, ['ponta', 'outside hitter'], { points: 105 }),
    place('MB', 3, ['meio de rede', 'middle blocker'], { points: 70 }),
    place('L', 1, ['defesa livre', 'libero'], { points: 0 }),
  ],
  'american-football': [
    place('QB', 2, ['lançamento', 'quarterback'], { touchdowns: 40 }),
    place('RB', 3, ['corrida', 'running back'], { touchdowns: 110 }),
    place('WR', 5, ['recepção', 'wide receiver'], { touchdowns: 85 }),
    place('TE', 2, ['ponta fechada', 'tight end'], { touchdowns: 60 }),
    place('DB', 3, ['cobertura', 'defensive back'], { touchdowns: 12 }),
    place('K', 1, ['chute', 'kicker'], { touchdowns: 0 }),
  ],
  cs2: SHOOTERS,
  valorant: SHOOTERS,
  lol: LANES,
  dota2: LANES,
}
