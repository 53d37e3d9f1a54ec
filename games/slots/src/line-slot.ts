import { type Json, type Return, compare, plus, ratio } from '@tucano/round'
import { type FreeSpins, leadsOf } from './free-spins.ts'
import { type LineModel, returnOf } from './line-returns.ts'
import { playRound } from './line-round.ts'
import { type LineRules, lineRules } from './lines-win.ts'
import type { Slot } from './slot-game.ts'
import { type Symbols, readStrips, reelsOf, symbolSheets } from './strips.ts'
import type { SlotSheet, SymbolSheet } from './view.ts'

const ROWS = 3

/** What the file of every slot with lines has. */
export interface LineData {
  code: string
  /** What a spin costs, in coins. */
  cost: number
  /** What a coin may be, in minor units. */
  coins: { min: number; max: number }
  /** Times the stake. It is never less than all that can be won, so that nothing is cut off. */
  maxWin: number
  /** By their letter on the strips, in the order of the pay table. */
  symbols: Symbols
  lines: readonly string[]
  /** One letter a symbol, one strip a reel. */
  strips: readonly string[]
}

/** What an engine makes of its data. */
interface Engine {
  engine: string
  /** One more with every change of what outcomes are made of. */
  version: number
  /** Wilds grow over their reel. */
  growing: boolean
  free: readonly FreeSpins[]
  freeStrips: readonly string[]
  /** The free spins are for the player to choose from; otherwise the number of scatters decides. */
  choosing: boolean
  jackpotBp?: number
}

/** A slot, and what its figures are taken from. */
export interface LineSlot extends Slot {
  model: LineModel
}

export function lineSlot(data: LineData, made: Engine): LineSlot {
  const symbols = symbolSheets(data.symbols)
  const model = modelOf(data, made, symbols)
  const { code, coins, cost, maxWin } = data
  const { engine, version, choosing, jackpotBp } = made
  const free = made.free.length > 0 ? [...made.free] : undefined
  const told = { rows: ROWS, cost, lines: model.rules.lines, strips: model.paid.strips, ...(jackpotBp === undefined ? {} : { jackpotBp }) }
  const sheet: SlotSheet = {
    ...told,
    reels: data.strips.length,
    symbols,
    ...(free ? { free } : {}),
    ...(choosing ? { choice: made.free.map(({ spins, multiplier }) => ({ spins, multiplier })) } : {}),
  }
  const maths = {
    ...told,
    engine,
    version,
    coins,
    maxWin,
    symbols: symbols.map(({ kind, pays }) => ({ kind, pays })),
    ...(free ? { free, freeStrips: model.free.strips } : {}),
  }
  return {
    code,
    engine,
    maths: maths as unknown as Json,
    sheet,
    coins,
    returns: returnsOf(model, jackpotBp),
    maxWin,
    ...(jackpotBp === undefined ? {} : { jackpotBp }),
    play: (draws, choices) => playRound(model, draws, choices),
    model,
  }
}

function modelOf(data: LineData, { growing, free, freeStrips, choosing }: Engine, symbols: readonly SymbolSheet[]): LineModel {
  const places = data.strips.length * ROWS
  const rules = lineRules(symbols, data.lines, places)
  const first = readStrips(data.symbols, [data.strips[0]!, ...freeStrips.slice(0, 1)])
  if (first.flat().includes(rules.wild)) refuseCheapWilds(data.code, rules)
  const seen = { rows: ROWS, scatter: rules.scatter, growing: growing ? rules.wild : -1 }
  return {
    cost: data.cost,
    rules,
    paid: reelsOf(readStrips(data.symbols, data.strips), seen),
    free: reelsOf(readStrips(data.symbols, freeStrips), seen),
    choices: choosing ? free.map((choice) => leadsOf([choice], places)) : [leadsOf(free, places)],
  }
}

/** Wilds alone stand for the best there is only if they pay no less than any other symbol. */
function refuseCheapWilds(code: string, { pays, wild }: LineRules): void {
  const cheap = pays[wild]!.some((coins, count) => pays.some((others) => others[count]! > coins))
  if (cheap) throw new RangeError(`${code} has wilds on the first reel that pay less than another symbol`)
}

function returnsOf(model: LineModel, jackpotBp: number | undefined): [Return, ...Return[]] {
  const each = model.choices.map((leads) => returnOf(model, leads))
  const best = each.reduce((a, b) => (compare(a, b) < 0 ? b : a))
  if (jackpotBp !== undefined)
    return [
      { way: 'best', rtp: plus(best, ratio(jackpotBp, 10_000)) },
      { way: 'withoutJackpot', rtp: best },
    ]
  return [{ way: 'best', rtp: best }, ...(each.length > 1 ? each.map((rtp, n) => ({ way: `choose:${n}`, rtp })) : [])]
}
