import type { Draws } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { type Leads, leftAfter } from './free-spins.ts'
import type { LineModel } from './line-returns.ts'
import { type LineRules, addLineWins, cellsOf } from './lines-win.ts'
import type { Outcome } from './slot-game.ts'
import type { Reels } from './strips.ts'
import type { Spin, Win } from './view.ts'

/** A paid spin and whatever it leads to. Where each reel stops is all that is drawn. */
export function playRound(model: LineModel, draws: Draws, made: readonly number[]): Outcome {
  const { rules, paid, choices } = model
  const { spin, scatters } = turn(paid, rules, draws, 1)
  const spins = [spin]
  const lead = choices[0]![scatters]
  const choosing = choices.length > 1 && lead !== undefined
  if (made.length > (choosing ? 1 : 0)) throw new BadMove('choose', 'there is nothing to choose')
  if (!lead) return { spins, coins: spin.coins }
  const feature = choosing ? 'choice' : 'free'
  spin.steps.push({ kind: 'trigger', feature, cells: cellsOf(spin.window, rules.scatter), spins: choosing ? 0 : lead.spins })
  if (choosing && made.length === 0)
    return { spins, coins: spin.coins, choose: choices.flatMap((leads) => leads[scatters] ?? []).map(offer) }
  const leads = choices[made[0] ?? 0]
  if (!leads) throw new BadMove('choose', 'no such choice')
  for (const free of freeSpins(model, leads, scatters, draws)) spins.push(free)
  return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
}

const offer = ({ spins, multiplier }: { spins: number; multiplier: number }) => ({ spins, multiplier })

/** Free spins until none is left. */
function freeSpins({ rules, free }: LineModel, leads: Leads, led: number, draws: Draws): Spin[] {
  const { spins, multiplier, max } = leads[led]!
  const played: Spin[] = []
  let left = spins
  for (let most = max; left > 0; most--) {
    const { spin, scatters } = turn(free, rules, draws, multiplier)
    const after = leftAfter(left, leads[scatters]?.more ?? 0, most)
    const more = after - (left - 1)
    if (more > 0) spin.steps.push({ kind: 'trigger', feature: 'free', cells: cellsOf(spin.window, rules.scatter), spins: more })
    left = after
    played.push({ ...spin, kind: 'free', left })
  }
  return played
}

function turn(reels: Reels, rules: LineRules, draws: Draws, multiplier: number): { spin: Spin; scatters: number } {
  const spin: Spin = { kind: 'paid', stops: [], window: [], multiplier, steps: [], coins: 0 }
  const grown: number[][] = []
  const growing: number[] = []
  let scatters = 0
  for (let reel = 0; reel < reels.strips.length; reel++) {
    const stop = draws.below(reels.strips[reel]!.length)
    const window = reels.rest[reel]![stop]!
    const after = reels.grown[reel]![stop]!
    spin.stops.push(stop)
    spin.window.push(window)
    grown.push(after)
    if (after !== window) growing.push(reel)
    scatters += reels.scatters[reel]![stop]!
  }
  if (growing.length > 0) spin.steps.push({ kind: 'expand', reels: growing, window: grown })
  const wins: Win[] = []
  addLineWins(wins, rules, grown, multiplier)
  const paid = rules.scatterPays[scatters]! * multiplier
  if (paid > 0) wins.push({ symbol: rules.scatter, cells: cellsOf(spin.window, rules.scatter), coins: paid })
  if (wins.length > 0) {
    for (const { coins } of wins) spin.coins += coins
    spin.steps.push({ kind: 'wins', wins, multiplier, coins: spin.coins })
  }
  return { spin, scatters }
}
