import type { Part, Side } from '../model.ts'
import type { Known, ScoreCell } from './cells.ts'
import { type SecondHalves, eachEnd, endsOf } from './kernel.ts'
import { REDS, type Rates, chancesOfRest } from './rates.ts'
import { HALF, MINUTES } from './rules.ts'
import { type Bounds, type Grid, NextGoalRun, redsAt, scoreAt } from './run.ts'
import { type FootballState, isStretched, scoreOf } from './state.ts'
import type { Sides } from './strengths.ts'

/** All that is worked out once a match. */
export interface Prepared {
  rates: Rates
  grid: Grid
  chances: readonly Float64Array[]
  secondHalves: SecondHalves
}

/** The minutes of the score that are still to come: from which on, and what is left of a last minute that is under way. */
interface Ahead {
  minute: number
  rest?: Float64Array
}

function aheadOf(state: FootballState, rates: Rates): Ahead {
  const { phase, stage, minute, beat, added, isLast } = state
  if (phase === 'break' || phase === 'over' || stage === 'kick-off' || stage === 'added') return { minute }
  const isDrawn = stage !== 'score'
  if (!isStretched(state)) return { minute: isDrawn ? minute + 1 : minute }
  const next = isDrawn ? beat + 1 : beat
  return isLast || next > added ? { minute: minute + 1 } : { minute: minute + 1, rest: chancesOfRest(rates, minute, { beat: next, added }) }
}

function knownOf({ goals }: FootballState): Known {
  const told = goals.filter(({ player }) => player !== undefined)
  return {
    goals: goals.map(({ side }) => side),
    scorersTold: scoreOf({ goals: told }),
    scorers: told.flatMap(({ player }) => player ?? []),
  }
}

/** Cells as they are found, with their chances. */
class Cells {
  readonly cells: ScoreCell[] = []
  readonly chances: number[] = []
  #known: Known

  constructor(known: Known) {
    this.#known = known
  }

  add({ home, away }: Sides, { half, next, red }: Pick<ScoreCell, 'next' | 'red'> & { half: Sides }, chance: number): void {
    if (chance <= 0) return
    const [halfHome, halfAway, known] = [half.home, half.away, this.#known]
    this.cells.push({ of: 'score', home, away, halfHome, halfAway, next, red, known, scored: known.scorers })
    this.chances.push(chance)
  }

  /** Of each last score: without a red card, and with one. */
  addEnds(ends: Float64Array, bounds: Bounds, { half, next }: { half: Sides; next: Side }): void {
    const [clean, sent] = [
      { half, next, red: false },
      { half, next, red: true },
    ]
    let n = 0
    eachEnd(bounds, (home, away) => {
      const end = { home, away }
      this.add(end, clean, ends[n]!)
      this.add(end, sent, ends[n + 1]!)
      n += 2
    })
  }
}

/** From the score as it is, the second half with or after which nobody has scored yet. */
function addSecondHalf(cells: Cells, run: NextGoalRun, half: Sides): void {
  const { bounds } = run
  const sent = run.none.reduce((sum, chance, reds) => (reds > 0 ? sum + chance : sum), 0)
  cells.add(bounds, { half, next: 'none', red: false }, run.none[0]!)
  cells.add(bounds, { half, next: 'none', red: true }, sent)
  for (const next of ['home', 'away'] as const) cells.addEnds(endsOf(run[next], bounds), bounds, { half, next })
}

/** The first half has ended at one of these scores: the second goes on from each. */
function addFirstHalf(cells: Cells, run: NextGoalRun, { secondHalves }: Prepared): void {
  const { bounds } = run
  for (const next of ['home', 'away'] as const)
    eachEnd(bounds, (home, away) => {
      const at = scoreAt(home, away) * REDS
      let ends: Float64Array | undefined
      for (let reds = 0; reds < REDS; reds++) {
        const chance = run[next][at + reds]!
        if (chance === 0) continue
        const second = secondHalves.from(home, away, reds)
        ends ??= new Float64Array(second.length)
        for (let n = 0; n < second.length; n++) ends[n]! += chance * second[n]!
      }
      if (ends) cells.addEnds(ends, { ...bounds, home, away }, { half: { home, away }, next })
    })
}

export function scorePart(state: FootballState, prepared: Prepared): Part<ScoreCell> {
  const { rates, chances } = prepared
  const score = scoreOf(state)
  const none = new Float64Array(REDS)
  none[redsAt(state.reds.home, state.reds.away)] = 1
  const bounds = { ...score, grid: prepared.grid }
  let run = new NextGoalRun(bounds, none)
  const cells = new Cells(knownOf(state))
  const { minute, rest } = aheadOf(state, rates)
  if (rest) run.step(rest)
  if (!state.half) {
    for (let now = minute; now < HALF; now++) run.step(chances[now]!)
    addFirstHalf(cells, run, prepared)
    run = new NextGoalRun(bounds, run.none)
  }
  for (let now = state.half ? minute : HALF; now < MINUTES; now++) run.step(chances[now]!)
  addSecondHalf(cells, run, state.half ?? score)
  return { part: 'score', cells: cells.cells, chances: new Float64Array(cells.chances) }
}
