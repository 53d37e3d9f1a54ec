import { type Draws, pickWeighted } from '@tucano/randomness'
import { BadMove, type Json, type Return, plus, ratio } from '@tucano/round'
import { type HoldModel, type HoldRule, figuresOf, mostOf, returnOf } from './hold-return.ts'
import { cellsOf } from './lines-win.ts'
import type { SlotData } from './slot-data.ts'
import type { Outcome } from './slot-game.ts'
import { numberOf } from './strips.ts'
import type { Cell, Spin, Step } from './view.ts'
import type { WaySlot } from './way-slot.ts'
import { addWins, cellsWith, countOf, spinReels, wayReelsOf, waysWins } from './ways-reels.ts'

/** Ways from the left with wilds, and coins: enough of them stay, and the empty places are spun again for more. */
export interface HoldData extends SlotData {
  hold: HoldRule
  jackpotBp?: number
}

type Landed = Extract<Step, { kind: 'hold' }>['landed']

export function holdSlot(data: HoldData): WaySlot {
  const { code, cost, coins, maxWin, rows, hold, jackpotBp } = data
  const reels = wayReelsOf(data)
  const { symbols, strips } = reels
  const model: HoldModel = { cost, reels, coin: numberOf(symbols, 'coin'), hold }
  const most = mostOf(model)
  if (most > maxWin * cost) throw new RangeError(`${code} can pay ${most} coins, which is more than its limit`)
  const jackpot = jackpotBp === undefined ? {} : { jackpotBp }
  const played = symbols.map(({ kind, pays }) => ({ kind, pays }))
  const maths = { engine: 'hold', version: 1, cost, coins, maxWin, rows, strips, symbols: played, hold, ...jackpot }
  const { count, respins, values, full } = hold
  return {
    code,
    engine: 'hold',
    maths: maths as unknown as Json,
    sheet: { reels: strips.length, rows, cost, symbols, strips, hold: { count, respins, values, full }, ...jackpot },
    coins,
    maxWin,
    ...jackpot,
    returns: returnsOf(model, jackpotBp),
    figures: () => figuresOf(model),
    play: (draws, choices) => {
      if (choices.length > 0) throw new BadMove('choose', 'there is nothing to choose')
      return playRound(model, draws)
    },
  }
}

function playRound(model: HoldModel, draws: Draws): Outcome {
  const { reels, coin, hold } = model
  const paid = spinReels(reels, draws, 'paid', 1)
  addWins(paid, waysWins(reels, paid))
  if (countOf(reels, coin, paid.stops) < hold.count) return { spins: [paid], coins: paid.coins }
  const spins = respin(model, paid, draws)
  return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
}

/** The spin that began it and its respins. Places are gone through reel by reel from the top: is there a coin, and what is it worth? */
function respin({ coin, hold }: HoldModel, paid: Spin, draws: Draws): Spin[] {
  const weights = hold.values.map(([, weight]) => weight)
  const value = (): number => hold.values[pickWeighted(draws, weights)]![0]
  const spins = [paid]
  const cells = cellsOf(paid.window, coin)
  let landed: Landed = cells.map((cell) => ({ cell, coins: value() }))
  let empty = cellsWith(paid.window, (symbol) => symbol !== coin)
  let held = landed.reduce((sum, { coins }) => sum + coins, 0)
  paid.steps.push({ kind: 'trigger', feature: 'hold', cells, spins: hold.respins }, { kind: 'hold', landed, respins: hold.respins })
  for (let respins = hold.respins; respins > 0 && empty.length > 0;) {
    landed = []
    const left: Cell[] = []
    for (const cell of empty) {
      if (draws.below(hold.chance.under) < hold.chance.over) landed.push({ cell, coins: value() })
      else left.push(cell)
    }
    empty = left
    held += landed.reduce((sum, { coins }) => sum + coins, 0)
    respins = landed.length > 0 ? hold.respins : respins - 1
    const window = spins.at(-1)!.window.map((symbols) => [...symbols])
    for (const { cell } of landed) window[cell[0]]![cell[1]] = coin
    spins.push({ kind: 'respin', stops: paid.stops, window, multiplier: 1, steps: [{ kind: 'hold', landed, respins }], coins: 0 })
  }
  const full = empty.length === 0
  const coins = held + (full ? hold.full : 0)
  const last = spins.at(-1)!
  last.steps.push({ kind: 'collect', coins, full })
  last.coins += coins
  return spins
}

function returnsOf(model: HoldModel, jackpotBp: number | undefined): [Return, ...Return[]] {
  const rtp = returnOf(model)
  if (jackpotBp === undefined) return [{ way: 'best', rtp }]
  return [
    { way: 'best', rtp: plus(rtp, ratio(jackpotBp, 10_000)) },
    { way: 'withoutJackpot', rtp },
  ]
}
