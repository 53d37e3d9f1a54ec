import type { SportModel, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { scoreOf } from '../winners.ts'
import { type MobaCell, mobaOutlook } from './outlook.ts'
import { RACES } from './races.ts'
import { DOTA2_RULES, FIGHTS, GOLD_OF_STEP, LOL_RULES, MOST_LEAD, type MobaRules, SNOWBALL, TEMPO, ratesTold } from './rules.ts'
import { type MobaMap, type MobaState, type MobaStrengths, isOver, mapsWon, newMap } from './state.ts'
import { mobaTransitions } from './transitions.ts'

const hasBegun = ({ minute, stage }: MobaMap): boolean => minute > 0 || stage > 0

const toldMap = (rules: MobaRules, { lead, leads, kills, towers, barracks, monsters, lanes }: MobaMap): Standing['more'][string] => ({
  gold: lead * GOLD_OF_STEP,
  golds: leads.map((one) => one * GOLD_OF_STEP),
  kills,
  towers,
  barracks,
  monsters: Object.fromEntries(rules.monsters.map(({ name }, n) => [name, monsters[n]!.taken])),
  lanes,
})

function mobaStanding(rules: MobaRules, state: MobaState): Standing {
  const { maps } = state
  const present = maps.at(-1)!
  const isFirst = maps.length === 1
  const over = isOver(state)
  return {
    phase: over ? 'over' : hasBegun(present) ? 'live' : isFirst ? 'before' : 'break',
    score: mapsWon(state),
    periods: maps.map(({ kills }) => scoreOf(kills)),
    clockSeconds: present.minute * 60,
    matchStatus: over ? STATUSES.ended : isFirst && !hasBegun(present) ? STATUSES.notStarted : STATUSES.firstMap + maps.length - 1,
    more: { bestOf: state.bestOf, map: maps.length, ...Object.fromEntries(maps.map((map, n) => [`map${n + 1}`, toldMap(rules, map)])) },
  }
}

/** Two sides on three lanes: who leads in gold gains more of it, wins fights, takes what stands and what comes, and in the end the last building. */
const mobaModel = (rules: MobaRules): SportModel<MobaState, MobaStrengths, MobaCell> => ({
  sport: rules.sport,
  sportId: rules.sportId,
  beatSeconds: 3,
  maths: {
    version: 1,
    rules: { ...rules, monsters: rules.monsters.map((monster) => ({ ...monster })) },
    fights: FIGHTS.map((fight) => ({ ...fight })),
    tempo: TEMPO.map((one) => ({ ...one })),
    snowball: SNOWBALL,
    mostLead: MOST_LEAD,
    races: [...RACES],
    rates: ratesTold(),
  },
  start: ({ bestOf }) => ({ bestOf, maps: [newMap(rules)] }),
  transitions: (state, strengths) => mobaTransitions(rules, state, strengths),
  outlook: (state, strengths) => mobaOutlook(rules, state, strengths),
  standing: (state) => mobaStanding(rules, state),
})

export const lol = mobaModel(LOL_RULES)
export const dota2 = mobaModel(DOTA2_RULES)
