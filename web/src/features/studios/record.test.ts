import type { RoundOutcome } from '@tucano/contract/studios/told-bet'
import type { Json, Run } from '@tucano/round'
import { drawsOf } from '@tucano/round'
import { expect, test } from 'vitest'
import type { Text } from '#platform/text'
import { games } from '../../verifier/games.ts'
import { hashes } from '../../verifier/hashes.ts'
import { ownBetsOf } from './record/own-bets.ts'
import { storyOf } from './record/story.ts'
import { type Texts, texts } from './record/texts.ts'

const t: Text<Texts> = (key, ...[values]) => {
  const given = (values ?? {}) as Record<string, string | number>
  return texts.pt[key].replace(/\{(\w+)\}/g, (_blank, name: string) => String(given[name]))
}
const teller = { t, decimal: (parts: number, of: number) => (parts / of).toFixed(2) }

const openings: Record<string, (stake: string) => Json> = {
  mines: (stake) => ({ stake, mines: 3 }),
  plinko: (stake) => ({ stake, rows: 8, risk: 'low' }),
  dice: (stake) => ({ stake, side: 'over', target: 5000 }),
  keno: (stake) => ({ stake, picks: [1, 2, 3] }),
  roulette: (stake) => ({ bets: [{ kind: 'colour', which: 'red', stake }] }),
  baccarat: (stake) => ({ bets: [{ on: 'player', stake }] }),
}
const steps: Record<string, (run: Run) => Json> = {
  mines: () => ({ do: 'open', tile: 7 }),
  crash: () => ({ do: 'cashOut', at: 120 }),
  hilo: ({ view }) => ({ do: (view as { multiplier: number }).multiplier > 0 ? 'cashOut' : 'higherOrSame' }),
  blackjack: ({ options }) => ({ do: options.some(({ move }) => move === 'stand') ? 'stand' : 'noInsurance' }),
  holdem: () => ({ do: 'call' }),
  videopoker: () => ({ hold: [true, true, true, true, true] }),
}

/** Goes on until it is over; of mines, one tile is enough to tell of. */
function playThrough(code: string): Run {
  const game = games.get(code)!
  const stake = String(Math.max(game.stakes.min, 1000))
  const seed = { serverSeed: '5eed'.padEnd(64, '0'), serverSeedHash: '', clientSeed: 'minha-semente', rounds: [] }
  const moves: Json[] = [openings[game.engine]?.(stake) ?? { stake }]
  const round = { game: code, maths: '', nonce: 1, moves, stake, payout: '0' }
  for (;;) {
    const run = game.run(moves, drawsOf(seed, round, hashes), {})
    if (run.over || (game.engine === 'mines' && moves.length > 1)) return run
    moves.push(steps[game.engine]?.(run) ?? { choose: 0 })
  }
}

/** As it comes from the server, which may be newer than the page. */
const outcomeOf = (engine: string, view: unknown) => ({ engine, view }) as RoundOutcome

test('the outcome of every game of ours is told in sentences, and nonsense in none', () => {
  for (const [code, { engine }] of games) {
    const told = storyOf(outcomeOf(engine, playThrough(code).view), teller)
    expect(told.length, code).toBeGreaterThan(0)
    expect(told.join(' '), code).not.toMatch(/undefined|NaN|\{|null/)
  }
  expect(storyOf({ engine: 'dice', view: { side: 'under', target: 5000, roll: 9128, multiplier: 0 } }, teller)).toEqual([
    'Você apostou que sairia menos de 50.00.',
    'Saiu 91.28.',
  ])
  expect(storyOf(outcomeOf('slots-of-tomorrow', {}), teller)).toEqual([])
  expect(storyOf(outcomeOf('hilo', { cards: 'none' }), teller)).toEqual([])
})

test('a round with several bets tells each of them and what it paid, down to the sum', () => {
  for (const code of ['roleta-europeia', 'bacara', 'vinte-e-um', 'holdem-da-casa']) {
    const { engine } = games.get(code)!
    const { view, stake, payout } = playThrough(code)
    const bets = ownBetsOf(outcomeOf(engine, view), teller.t)
    expect(bets.length, code).toBeGreaterThan(0)
    expect(bets.map(({ name }) => name).join(' '), code).not.toMatch(/undefined|\{|spot_|bet_/)
    expect(
      bets.reduce((sum, bet) => sum + bet.stake, 0n),
      code,
    ).toBe(stake)
    expect(
      bets.reduce((sum, bet) => sum + bet.payout!, 0n),
      code,
    ).toBe(payout)
  }
  const on = [
    { kind: 'split', numbers: [8, 11], stake: '100', payout: '1800' },
    { kind: 'dozen', which: '3', stake: '50', payout: '0' },
    { kind: 'parity', which: 'odd', stake: '20', payout: '0' },
  ]
  expect(ownBetsOf(outcomeOf('roulette', { number: 8, colour: 'black', bets: on }), teller.t)).toEqual([
    { name: 'Cavalo 8, 11', stake: 100n, payout: 1800n },
    { name: '3ª dúzia', stake: 50n, payout: 0n },
    { name: 'Ímpar', stake: 20n, payout: 0n },
  ])
  expect(ownBetsOf(outcomeOf('dice', {}), teller.t)).toEqual([])
  expect(ownBetsOf(outcomeOf('roulette', { bets: 'none' }), teller.t)).toEqual([])
})
