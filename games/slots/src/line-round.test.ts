import { BadMove } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { describe, expect, test } from 'vitest'
import { lineSlots } from './classic-lines-games.ts'
import { golDePlaca } from './games/gol-de-placa.ts'
import type { LineSlot } from './line-slot.ts'
import { linesSlot } from './lines.ts'
import { type SlotMove, slotGame } from './slot-game.ts'
import type { SlotSheet, SlotView, Spin } from './view.ts'

const each = lineSlots.map((slot): [string, LineSlot] => [slot.code, slot])

/** What a line pays, by asking for every symbol how far it goes. */
function naive({ symbols }: SlotSheet, seen: readonly number[]): number {
  const fits = (symbol: number, cell: number): boolean =>
    cell === symbol || (symbols[cell]!.kind === 'wild' && symbols[symbol]!.kind === 'normal')
  const won = symbols.map(({ kind, pays }, symbol) => {
    const run = seen.findIndex((cell) => !fits(symbol, cell))
    const count = run < 0 ? seen.length : run
    return kind === 'scatter' ? 0 : (pays.find(([exactly]) => exactly === count)?.[1] ?? 0)
  })
  return Math.max(...won)
}

/** The window after wilds have grown over their reels. */
function grow({ engine, sheet }: LineSlot, { window }: Spin): number[][] {
  if (engine !== 'expanding') return window
  const wild = sheet.symbols.findIndex(({ kind }) => kind === 'wild')
  return window.map((column) => (column.includes(wild) ? column.map(() => wild) : column))
}

const scattersOf = ({ sheet }: LineSlot, { window }: Spin): number =>
  window.flat().filter((symbol) => sheet.symbols[symbol]!.kind === 'scatter').length

/** Lines and scatters of a spin that pay, worked out from its window alone. */
function expectedWins(slot: LineSlot, spin: Spin): { line?: number; coins: number }[] {
  const { lines, symbols } = slot.sheet
  const grown = grow(slot, spin)
  const cellsOf = (rows: readonly number[]): number[] => rows.map((row, reel) => grown[reel]![row]!)
  const won = lines!.map((rows, line) => ({ line, coins: naive(slot.sheet, cellsOf(rows)) * spin.multiplier }))
  const scatters = symbols.find(({ kind }) => kind === 'scatter')?.pays.find(([count]) => count === scattersOf(slot, spin))
  return [...won, { coins: (scatters?.[1] ?? 0) * spin.multiplier }].filter(({ coins }) => coins > 0)
}

/** What is wrong with a spin as it is shown, if anything is. */
function faultOfSpin(slot: LineSlot, spin: Spin): string | undefined {
  const wins = spin.steps.flatMap((step) => (step.kind === 'wins' ? step.wins : []))
  const grown = grow(slot, spin)
  const reels = grown.flatMap((column, reel) => (String(column) === String(spin.window[reel]) ? [] : [reel]))
  const shown = spin.steps.find((step) => step.kind === 'expand') ?? { window: spin.window, reels: [] }
  if (String(shown.window) !== String(grown) || String(shown.reels) !== String(reels)) return 'wilds have grown otherwise'
  const expected = expectedWins(slot, spin)
  if (wins.length !== expected.length || wins.some(({ line, coins }, n) => line !== expected[n]!.line || coins !== expected[n]!.coins))
    return 'other wins than the window has'
  const lines = slot.sheet.lines!
  if (wins.some(({ line, cells }) => line !== undefined && cells.some(([reel, row], n) => reel !== n || row !== lines[line]![n])))
    return 'places that are not on the line'
  const told = spin.steps.reduce((sum, step) => sum + (step.kind === 'wins' ? step.coins : 0), 0)
  const added = wins.reduce((sum, { coins }) => sum + coins, 0)
  return told === spin.coins && added === spin.coins ? undefined : 'wins that do not add up'
}

/** What is wrong with the number of free spins: it is worked out from the scatters and the sheet. */
function faultOfCount(slot: LineSlot, [first, ...rest]: readonly Spin[]): string | undefined {
  const { free = [], choice } = slot.sheet
  const leadOf = (spin: Spin) => free.findLast(({ count }) => count <= scattersOf(slot, spin))
  const lead = choice ? free.find(({ multiplier }) => multiplier === rest[0]?.multiplier) : leadOf(first!)
  const added = (spin: Spin): number => spin.steps.reduce((sum, step) => sum + (step.kind === 'trigger' ? step.spins : 0), 0)
  if (first!.steps.some(({ kind }) => kind === 'trigger') !== (leadOf(first!) !== undefined)) return 'led to nothing, or by nothing'
  if (!lead) return rest.length === 0 ? undefined : 'free spins without scatters'
  let all = lead.spins
  for (const [n, spin] of rest.entries()) {
    const more = Math.min((choice ? (leadOf(spin) ? lead.more : 0) : leadOf(spin)?.more) ?? 0, lead.max - all)
    all += more
    if (added(spin) !== more || spin.left !== all - n - 1 || spin.multiplier !== lead.multiplier) return 'free spins that are miscounted'
  }
  return rest.length === all ? undefined : 'too few or too many free spins'
}

function faultOf(slot: LineSlot, { capped, coins, spins }: SlotView): string | undefined {
  const total = spins.reduce((sum, spin) => sum + spin.coins, 0)
  if (capped || total !== coins) return 'spins that do not add up'
  return faultOfCount(slot, spins) ?? spins.map((spin) => faultOfSpin(slot, spin)).find(Boolean)
}

/** `npm test` runs a share of them; `npm run test:whole` all. */
const ROUNDS = process.env['TEST_WHOLE'] === '1' ? 20_000 : 4000

describe.each(each)('%s', (_, slot) => {
  const game = slotGame(slot)
  const opening: SlotMove = { stake: String(game.stakes.min) }

  test('round after round: what is shown agrees with the windows, adds up, and is whole money at the smallest stake', () => {
    const draws = new Seeded(20_000)
    for (let round = 0; round < ROUNDS; round++) {
      const { place } = draws
      let moves: SlotMove[] = [opening]
      let run = game.run(moves, draws, {})
      if (!run.over) {
        expect(run.options.map(({ move }) => move)).toEqual(slot.sheet.choice!.map((_, n) => `choose:${n}`))
        moves = [opening, { choose: round % slot.sheet.choice!.length }]
        draws.place = place
        run = game.run(moves, draws, {})
      }
      const whole = run.payout * BigInt(slot.sheet.cost) === BigInt(run.view.coins) * run.stake
      if (!whole || run.payout > run.stake * BigInt(slot.maxWin)) expect.fail(`a payout of ${run.payout}`)
      const fault = faultOf(slot, run.view)
      if (fault) expect.fail(`${fault}: ${JSON.stringify(run.view)}`)
      if (round % 1000 > 0) continue
      draws.place = place
      expect(game.run(moves, draws, {})).toEqual(run)
    }
  })
})

describe('a choice', () => {
  const slot = lineSlots.find(({ engine }) => engine === 'expanding')!
  /** Draws from where a round begins that has a choice, or from where none does. */
  const drawsThat = (choosing: boolean): Seeded => {
    const draws = new Seeded(1)
    for (;;) {
      const { place } = draws
      if ((slot.play(draws, []).choose !== undefined) === choosing) {
        draws.place = place
        return draws
      }
    }
  }

  test('is waited for; then the free spins are as many and as high as chosen, after the same paid spin', () => {
    const opened = slot.play(drawsThat(true), [])
    expect(opened.choose).toEqual(slot.sheet.choice)
    expect(opened.spins[0]!.steps.at(-1)).toMatchObject({ kind: 'trigger', feature: 'choice' })
    for (const [n, { spins, multiplier }] of slot.sheet.choice!.entries()) {
      const { choose, spins: all } = slot.play(drawsThat(true), [n])
      expect(choose).toBeUndefined()
      expect(all[0]).toEqual(opened.spins[0])
      expect(all.length - 1).toBeGreaterThanOrEqual(spins)
      expect(all.slice(1).every((spin) => spin.kind === 'free' && spin.multiplier === multiplier)).toBe(true)
    }
  })

  test('that does not exist is refused', () => {
    const refused = (choosing: boolean, choices: number[]): string => {
      try {
        slot.play(drawsThat(choosing), choices)
        return 'taken'
      } catch (error) {
        return error instanceof BadMove ? error.field : 'broken'
      }
    }
    expect([refused(true, [0]), refused(true, [9]), refused(true, [0, 0]), refused(false, [0])]).toEqual([
      'taken',
      'choose',
      'choose',
      'choose',
    ])
    for (const { engine, play } of lineSlots) if (engine !== 'expanding') expect(() => play(new Seeded(1), [0])).toThrow(BadMove)
  })
})

test('wilds that begin a line and pay less than what they stand for are refused', () => {
  const symbols = { ...golDePlaca.symbols, T: { drawing: 'trophy', pays: { 2: 2, 3: 15, 4: 75, 5: 250 } } }
  expect(() => linesSlot({ ...golDePlaca, symbols })).toThrow('pay less than another symbol')
})

test('what views have in common cannot be written to', () => {
  const [spin] = lineSlots[0]!.play(new Seeded(1), []).spins
  expect(() => spin!.window[0]!.push(0)).toThrow(TypeError)
})

test('a jackpot is won as often as its rate, the stake and the pool have it, and then is part of the payout', () => {
  for (const slot of lineSlots.filter(({ jackpotBp }) => jackpotBp !== undefined)) {
    const game = slotGame(slot)
    const [stake, pool] = [BigInt(game.stakes.max), 12_345_678n]
    const wins = BigInt(slot.jackpotBp!) * stake
    const run = (drawn: bigint) => {
      const belowBig = (n: bigint): bigint => {
        expect(n).toBe(10_000n * pool)
        return drawn
      }
      return game.run([{ stake: String(stake) }], { below: () => 0, belowBig }, { pool })
    }
    const [won, lost] = [run(wins - 1n), run(wins)]
    expect([won.jackpot, lost.jackpot]).toEqual([pool, undefined])
    expect(won.payout - lost.payout).toBe(pool)
    expect(won.view.spins.at(-1)!.steps.at(-1)).toEqual({ kind: 'jackpot', amount: String(pool) })
  }
})
