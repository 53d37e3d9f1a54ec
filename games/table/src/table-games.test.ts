import { BadMove, type Game, type Json, type Run, basisPoints, canonical, compare } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playBest, tableGames } from './index.ts'
import { Tape, playRound } from './testing/play-round.ts'

const LEAST: Record<string, number> = {
  'roleta-europeia': 10,
  bacara: 20,
  'vinte-e-um': 10,
  'holdem-da-casa': 10,
  'valete-ou-mais': 5,
  'dois-livres': 5,
  'poquer-bonus': 5,
}

/** What the rules that players know give back, in hundredths of a percent. */
const KNOWN: Record<string, [way: string, points: number][]> = {
  'roleta-europeia': [['best', 9730]],
  bacara: [
    ['banker', 9894],
    ['player', 9876],
    ['tie', 8564],
  ],
  'vinte-e-um': [
    ['best', 9949],
    ['insurance', 9231],
  ],
  'holdem-da-casa': [
    ['best', 9784],
    ['simple', 9703],
  ],
  'valete-ou-mais': [['best', 9954]],
  'dois-livres': [['best', 9973]],
  'poquer-bonus': [['best', 9917]],
}

function openingOf({ engine }: Game, stake: number): Json {
  if (engine === 'roulette') return { bets: [{ kind: 'straight', numbers: [7], stake: String(stake) }] }
  if (engine === 'baccarat') return { bets: [{ on: 'banker', stake: String(stake) }] }
  return { stake: String(stake) }
}

/** Any move that is possible, as chance will. */
function anyMove(draws: Seeded): (run: Run) => Json {
  return ({ options }) => {
    const { move } = options[draws.below(options.length)]!
    return move === 'hold' ? { hold: Array.from({ length: 5 }, () => draws.below(2) === 1) } : { do: move }
  }
}

/** The numbers in all lists that are named cards, dealt or board. */
function cardsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    ['cards', 'dealt', 'board'].includes(key) ? (each as number[]) : Array.isArray(each) ? each.flatMap(cardsIn) : cardsIn(each),
  )
}

test('there are seven games, with the limits of the catalogue', () => {
  expect(Object.fromEntries(tableGames.map(({ code, stakes }) => [code, stakes.min]))).toEqual(LEAST)
})

for (const game of tableGames) {
  test(`${game.code}: what each bet gives back is stated, the best way first, and what decides it is written down`, () => {
    expect(game.returns.map(({ way, rtp }) => [way, basisPoints(rtp)])).toEqual(KNOWN[game.code])
    expect(game.returns.map(({ rtp }) => rtp)).toEqual(game.returns.map(({ rtp }) => rtp).toSorted((a, b) => compare(b, a)))
    expect(canonical(game.maths)).toContain(`"engine":"${game.engine}"`)
    expect(JSON.parse(JSON.stringify(game.sheet))).toEqual(game.sheet)
  })

  test(`${game.code}: whatever is played, a round ends, pays a whole amount within its limit and can be run again`, () => {
    const { min, max, unit } = game.stakes
    const chance = new Seeded(5)
    for (let round = 0; round < 600; round++) {
      const stake = [min, min + unit, max][round % 3]!
      const opening = game.readMove(openingOf(game, stake), true)
      const { moves, runs } = playRound({ game, opening, play: anyMove(chance) }, new Tape(new Seeded(round)))
      expect(moves.length).toBeLessThan(30)
      let staked = BigInt(stake)
      for (const [n, run] of runs.entries()) {
        if (n > 0) {
          const option = runs[n - 1]!.options.find(({ move }) => move === ((moves[n] as { do?: string }).do ?? 'hold'))
          staked += option!.cost
          expect(cardsIn(run.view)).toEqual(expect.arrayContaining(cardsIn(runs[n - 1]!.view)))
          expect(game.readMove(moves[n], false)).toEqual(moves[n])
        }
        expect(run.stake).toBe(staked)
        expect(run.over).toBe(n === runs.length - 1)
        expect(run.options.length === 0).toBe(run.over)
        if (!run.over) expect(run.payout).toBe(0n)
        expect(JSON.parse(JSON.stringify(run.view))).toEqual(run.view)
        if (round % 10 === 0) expect(game.run(moves.slice(0, n + 1), new Seeded(round), {})).toEqual(run)
      }
      expect(runs.at(-1)!.payout).toBeLessThanOrEqual(BigInt(stake * game.maxWin))
      expect(() => game.run([...moves, moves.at(-1)!], new Seeded(round), {})).toThrow(BadMove)
    }
  })

  test(`${game.code}: who never comes back is led to the end without another stake`, () => {
    const opening = game.readMove(openingOf(game, game.stakes.min), true)
    for (let round = 0; round < 200; round++) {
      const { runs } = playRound({ game, opening, play: (run) => game.abandon!(run)! }, new Tape(new Seeded(round)))
      expect(runs.at(-1)!).toMatchObject({ over: true, stake: BigInt(game.stakes.min) })
    }
  })

  test(`${game.code}: played well, every move is one that can be made`, () => {
    const play = playBest(game)
    expect(play === undefined).toBe(game.engine === 'roulette' || game.engine === 'baccarat')
    if (!play) return
    for (let round = 0; round < 200; round++) {
      const { moves } = playRound({ game, opening: openingOf(game, game.stakes.min), play }, new Tape(new Seeded(round)))
      expect(moves.slice(1).map((move) => game.readMove(move, false))).toEqual(moves.slice(1))
    }
  })

  test(`${game.code}: junk is refused, and what is not refused is within the limits`, () => {
    const stake = fc.oneof(
      fc.anything(),
      fc.nat(300_000).map(String),
      fc.constantFrom('100', '5', '50', '-100', '1e2', '0x64', ' 100', '100n'),
    )
    const bet = fc.record(
      {
        kind: fc.oneof(fc.anything(), fc.constantFrom('straight', 'split', 'corner', 'dozen', 'half', 'constructor', '__proto__')),
        numbers: fc.oneof(fc.anything(), fc.array(fc.integer({ min: -1, max: 37 }), { maxLength: 7 })),
        which: fc.oneof(fc.anything(), fc.constantFrom('1', '2', 'red', 'low', 'toString')),
        on: fc.oneof(fc.anything(), fc.constantFrom('player', 'banker', 'tie', 'valueOf')),
        stake,
      },
      { requiredKeys: [] },
    )
    const move = fc.oneof(
      fc.anything(),
      fc.record(
        {
          stake,
          bets: fc.oneof(fc.anything(), fc.array(bet, { maxLength: 70 })),
          do: fc.oneof(fc.anything(), fc.constantFrom('hit', 'call', 'split', 'toString')),
          hold: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.boolean(), fc.anything()), { maxLength: 6 })),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(move, fc.boolean(), (junk, first) => {
        let read: Json
        try {
          read = game.readMove(junk, first)
        } catch (error) {
          expect(error).toBeInstanceOf(BadMove)
          return
        }
        expect(game.readMove(JSON.parse(JSON.stringify(read)), first)).toEqual(read)
        if (!first) return
        const staked = game.stakeOf(read)
        expect(staked >= BigInt(game.stakes.min) && staked <= BigInt(game.stakes.max)).toBe(true)
        expect(staked % BigInt(game.stakes.unit)).toBe(0n)
      }),
      { numRuns: 1000, seed: 42 },
    )
  })
}
