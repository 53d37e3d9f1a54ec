import type { Draws } from '@tucano/randomness'
import { BadMove, type Json } from '@tucano/round'
import { type FreeSpins, leadsOf, leftAfter } from './free-spins.ts'
import { cellsOf } from './lines-win.ts'
import type { SlotData } from './slot-data.ts'
import type { Outcome } from './slot-game.ts'
import { numberOf } from './strips.ts'
import type { Spin } from './view.ts'
import type { WaySlot } from './way-slot.ts'
import { addWins, countOf, spinReels, wayReelsOf, waysWins } from './ways-reels.ts'
import { type WaysModel, figuresOf, mostOf, returnOf } from './ways-return.ts'

/** Ways from the left, wilds, and scatters that bring free spins. Every win of a free spin is multiplied. */
export interface WaysData extends SlotData {
  free: FreeSpins[]
}

export function waysSlot(data: WaysData): WaySlot {
  const { code, cost, coins, maxWin, rows, free } = data
  const reels = wayReelsOf(data)
  const { symbols, strips } = reels
  const model: WaysModel = { cost, reels, scatter: numberOf(symbols, 'scatter'), leads: leadsOf(free, strips.length * rows) }
  const most = mostOf(model)
  if (most > maxWin * cost) throw new RangeError(`${code} can pay ${most} coins, which is more than its limit`)
  const played = symbols.map(({ kind, pays }) => ({ kind, pays }))
  const maths = { engine: 'ways', version: 1, cost, coins, maxWin, rows, strips, symbols: played, free }
  return {
    code,
    engine: 'ways',
    maths: maths as unknown as Json,
    sheet: { reels: strips.length, rows, cost, symbols, strips, free },
    coins,
    maxWin,
    returns: [{ way: 'best', rtp: returnOf(model) }],
    figures: () => figuresOf(model),
    play: (draws, choices) => {
      if (choices.length > 0) throw new BadMove('choose', 'there is nothing to choose')
      return playRound(model, draws)
    },
  }
}

function playRound(model: WaysModel, draws: Draws): Outcome {
  const { spin: paid, scatters } = turn(model, draws, 'paid', 1)
  const spins = [paid]
  const lead = model.leads[scatters]
  if (!lead) return { spins, coins: paid.coins }
  trigger(model, paid, lead.spins)
  let left = lead.spins
  for (let most = lead.max; left > 0; most--) {
    const { spin, scatters } = turn(model, draws, 'free', lead.multiplier)
    const after = leftAfter(left, model.leads[scatters]?.more ?? 0, most)
    if (after >= left) trigger(model, spin, after - left + 1)
    left = after
    spins.push({ ...spin, left })
  }
  return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
}

function turn({ reels, scatter }: WaysModel, draws: Draws, kind: Spin['kind'], multiplier: number): { spin: Spin; scatters: number } {
  const spin = spinReels(reels, draws, kind, multiplier)
  const wins = waysWins(reels, spin)
  const scatters = countOf(reels, scatter, spin.stops)
  const coins = reels.pays[scatter]![scatters]! * multiplier
  if (coins > 0) wins.push({ symbol: scatter, cells: cellsOf(spin.window, scatter), coins })
  addWins(spin, wins)
  return { spin, scatters }
}

const trigger = ({ scatter }: WaysModel, { window, steps }: Spin, spins: number): void => {
  steps.push({ kind: 'trigger', feature: 'free', cells: cellsOf(window, scatter), spins })
}
