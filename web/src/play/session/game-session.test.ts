import { type Commitments, chooseClientSeed, commitSeeds, rotateSeeds } from '@tucano/contract/fairness'
import { type StudioGame, type StudioRound, getOpenRound, playRound, stepRound } from '@tucano/contract/studios'
import { expect, test } from 'vitest'
import { CallError } from '#platform/call'
import type { World } from './ask.ts'
import type { Purse } from './purse.ts'
import { GameSession } from './game-session.ts'
import { viewOf } from './shapes.ts'
import type { GameSessionState } from './game-session-state.ts'

const game: StudioGame<'dice'> = {
  gameCode: 'onca-de-ouro',
  gameName: 'Onça',
  vendor: 'Arara',
  engine: 'dice',
  maths: 'ab'.repeat(32),
  stakes: { unit: '10', min: '10', max: '10000' },
  returns: [{ way: 'best', rtp: 9600 }],
  figures: null,
  maxWin: 1000,
  jackpotBp: null,
  sheet: { rolls: 10_000, wins: { min: 100, max: 9500 }, dividend: 970_000 },
  theme: { sky: '#000', ground: '#000', main: '#fff', spark: '#fff', backdrop: 'stars', hero: 'dice', lean: 0 },
  play: { autoplay: true, turbo: true, roundMs: 0 },
}

/** In these tests a roll that people wait for. */
const FEATURE = 7777

const hash = (letter: string): string => letter.repeat(64)
const commitments = (change: Partial<Commitments> = {}): Commitments => ({
  seedHash: hash('a'),
  nextSeedHash: hash('b'),
  clientSeed: 'minha-semente',
  rounds: 0,
  ...change,
})

type Answers = Record<string, (request: Record<string, unknown>) => unknown>

/** A server of a few lines, and a world in which no time passes but is counted. */
function seat(answers: Answers, change: Partial<StudioGame<'dice'>> = {}) {
  const asked: { name: string; request: Record<string, unknown> }[] = []
  const waited: number[] = []
  let ids = 0
  let nonce = 0
  const defaults: Answers = {
    [getOpenRound.name]: () => ({ round: null }),
    [commitSeeds.name]: () => commitments(),
    [playRound.name]: ({ roundId, move }) => round({ roundId: String(roundId), nonce: ++nonce, stake: (move as { stake: string }).stake }),
  }
  const world: World = {
    call: (async (endpoint: { name: string }, request: Record<string, unknown>) => {
      asked.push({ name: endpoint.name, request })
      const answer = answers[endpoint.name] ?? defaults[endpoint.name]
      if (!answer) throw new Error(`nobody answers ${endpoint.name}`)
      return answer(request)
    }) as World['call'],
    nowMs: () => waited.reduce((sum, ms) => sum + ms, 0),
    wait: async (ms) => void waited.push(ms),
    newId: () => `id-${++ids}`,
    newSeed: () => 'pagina-12',
  }
  const wallet = { now: 10_000n, reads: 0 }
  const readBalance = async (): Promise<Purse> => {
    wallet.reads++
    return { cash: wallet.now, bonus: 0n }
  }
  const session = new GameSession({
    game: { ...game, ...change },
    world,
    digest: async (hex) => `digest of ${hex}`,
    hadFeature: (game, round) => viewOf(game, round, 'dice').roll === FEATURE,
    readBalance,
  })
  session.takeBalance({ cash: wallet.now, bonus: 0n })
  const state = (): GameSessionState => session.store.getState()
  const count = (name: string): number => asked.filter((call) => call.name === name).length
  return { session, state, asked, waited, wallet, count }
}

const round = (change: Partial<StudioRound> = {}): StudioRound => ({
  roundId: 'id-1',
  gameCode: game.gameCode,
  nonce: 1,
  step: 1,
  stake: '100',
  payout: '0',
  over: true,
  view: { side: 'under', target: 5000, roll: 0, multiplier: 194 },
  options: [],
  elapsedMs: 0,
  pocket: 'cash',
  balance: '9900',
  ...change,
})

/** Lets everything that is promised happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a result stays hidden until it has been shown: the balance falls by the stake, then is what the round says', async () => {
  const { session, state } = seat({ [playRound.name]: () => round({ payout: '500', balance: '10400' }) })
  await session.enter()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_000n, stake: 100n })
  const playing = session.play()
  expect(state()).toMatchObject({ phase: 'asking', balance: 9900n })
  await playing
  expect(state()).toMatchObject({ phase: 'showing', balance: 9900n, history: [] })
  session.takeBalance({ cash: 10_400n, bonus: 0n })
  expect(state().balance).toBe(9900n)
  session.shown()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_400n, history: [{ payout: '500' }] })
  session.takeBalance({ cash: 12_000n, bonus: 0n })
  expect(state().balance).toBe(12_000n)
})

test('a path that fails is tried again with the same id, until there is an answer', async () => {
  let failures = 4
  const { session, state, asked, waited } = seat({
    [playRound.name]: ({ roundId }) => {
      if (failures-- > 0) throw new CallError(failures % 2 === 0 ? 'network.failed' : 'system.busy')
      return round({ roundId: String(roundId) })
    },
  })
  await session.enter()
  const troubles: boolean[] = []
  session.store.subscribe(({ isReconnecting }) => troubles.push(isReconnecting))
  await session.play()
  const ids = asked.filter(({ name }) => name === playRound.name).map(({ request }) => request['roundId'])
  expect(ids).toEqual(['id-1', 'id-1', 'id-1', 'id-1', 'id-1'])
  expect(waited.slice(0, 4)).toEqual([250, 500, 1000, 2000])
  expect(troubles).toContain(true)
  expect(state()).toMatchObject({ phase: 'showing', isReconnecting: false })
})

test('a server that keeps failing is given up on, and the next press asks for the same round', async () => {
  let broken = true
  const { session, state, asked } = seat({
    [playRound.name]: ({ roundId }) => {
      if (broken) throw new CallError('system.error')
      return round({ roundId: String(roundId) })
    },
  })
  await session.enter()
  await session.play()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_000n, problem: { kind: 'refused' } })
  broken = false
  await session.play()
  const ids = asked.filter(({ name }) => name === playRound.name).map(({ request }) => request['roundId'])
  expect(new Set(ids)).toEqual(new Set(['id-1']))
  session.shown()
  await session.play()
  expect(asked.at(-1)?.request['roundId']).toBe('id-2')
})

test('the page brings its part after both commitments, and again when a round finds it missing', async () => {
  let chosen: string | null = null
  let missing = true
  const { session, state, asked } = seat({
    [commitSeeds.name]: () => commitments({ clientSeed: chosen }),
    [chooseClientSeed.name]: ({ clientSeed }) => commitments({ clientSeed: (chosen = String(clientSeed)) }),
    [playRound.name]: ({ roundId }) => {
      if (missing) {
        missing = false
        throw new CallError('seed.missing')
      }
      return round({ roundId: String(roundId), nonce: 7 })
    },
  })
  await session.enter()
  expect(asked.find(({ name }) => name === chooseClientSeed.name)?.request).toEqual({ seedHash: hash('a'), clientSeed: 'pagina-12' })
  await session.play()
  expect(state().phase).toBe('showing')
  expect(asked.filter(({ name }) => name === playRound.name).map(({ request }) => request['roundId'])).toEqual(['id-1', 'id-1'])
  expect(state().commitments?.rounds).toBe(7)
})

test('a seed other than the one that was promised stops the game', async () => {
  let turn = 0
  const { session, state } = seat({
    [commitSeeds.name]: () => (turn++ === 0 ? commitments() : commitments({ seedHash: hash('e'), nextSeedHash: hash('f') })),
    [playRound.name]: () => {
      throw new CallError('seed.missing')
    },
  })
  await session.enter()
  await session.play()
  expect(state()).toMatchObject({ phase: 'stopped', problem: { kind: 'broken', promised: hash('b'), found: hash('e') } })
  await session.play()
  expect(state().phase).toBe('stopped')
})

test('a told seed must digest to its commitment, and the next must be the promised one', async () => {
  const told = { seedId: '1', serverSeed: '00', seedHash: 'digest of 00', clientSeed: 'x', rounds: 3, madeAt: 0, toldAt: 0, logPlace: null }
  const next = commitments({ seedHash: hash('b'), nextSeedHash: hash('c') })
  const good = seat({ [rotateSeeds.name]: () => ({ told, commitments: next }), [commitSeeds.name]: inTurn([commitments(), next]) })
  await good.session.enter()
  expect(await good.session.rotate()).toEqual(told)
  expect(good.state().commitments?.seedHash).toBe(hash('b'))
  const bad = seat({ [rotateSeeds.name]: () => ({ told: { ...told, seedHash: hash('9') }, commitments: next }) })
  await bad.session.enter()
  await bad.session.rotate()
  expect(bad.state()).toMatchObject({ phase: 'stopped', problem: { kind: 'broken', promised: hash('9') } })
})

const inTurn = (values: unknown[]) => {
  let turn = 0
  return () => values[Math.min(turn++, values.length - 1)]
}

test('a round that waits takes moves, once each, and shows its end', async () => {
  const open = round({ over: false, options: [{ move: 'choose:0', cost: '0' }] })
  const { session, state, asked } = seat({
    [playRound.name]: () => open,
    [stepRound.name]: () => round({ step: 2, payout: '900', balance: '10800' }),
  })
  await session.enter()
  await session.play()
  session.shown()
  expect(state()).toMatchObject({ phase: 'waiting', balance: 9900n })
  await session.play()
  expect(state().phase).toBe('waiting')
  await session.step({ choose: 0 })
  expect(asked.at(-1)?.request).toEqual({ roundId: 'id-1', step: 1, move: { choose: 0 } })
  expect(state()).toMatchObject({ phase: 'showing', balance: 9900n })
  session.shown()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_800n })
})

test('a round that was left open goes on, and one that the clock ends is shown', async () => {
  const open = round({ over: false, stake: '200', balance: '9800' })
  const { session, state } = seat({ [getOpenRound.name]: () => ({ round: open }) })
  await session.enter()
  expect(state()).toMatchObject({ phase: 'showing', stake: 200n, balance: 9800n })
  // Heard while the opening is still being shown: it waits its turn.
  session.ended(round({ stake: '200', step: 2, payout: '400', balance: '10200' }))
  expect(state().round?.over).toBe(false)
  session.shown()
  expect(state()).toMatchObject({ phase: 'showing', round: { over: true }, balance: 9800n })
  session.shown()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_200n })
})

test('what is refused leaves the session as it was, and a stake that nobody can pay is not asked for', async () => {
  const { session, state, count, wallet } = seat({
    [playRound.name]: () => {
      throw new CallError('balance.insufficient')
    },
  })
  await session.enter()
  await session.play()
  await settled()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_000n, problem: { kind: 'funds' } })
  expect(wallet.reads).toBe(1)
  session.takeBalance({ cash: 50n, bonus: 0n })
  await session.play()
  expect(count(playRound.name)).toBe(1)
  session.chooseStake(50n)
  expect(state()).toMatchObject({ stake: 50n, problem: undefined })
})

test('whatever else moved the balance during a round is read again', async () => {
  const { session, state, wallet } = seat({})
  await session.enter()
  await session.play()
  wallet.now = 60_000n
  session.takeBalance({ cash: 60_000n, bonus: 0n })
  session.shown()
  await settled()
  expect(wallet.reads).toBe(1)
  expect(state().balance).toBe(60_000n)
})

/** Shows every round at once, as an engine in a hurry. */
const showing = (session: GameSession): void =>
  void session.store.subscribe(
    ({ phase }, before) => phase === 'showing' && before.phase !== 'showing' && queueMicrotask(() => session.shown()),
  )

test('a row of rounds ends when it is done, when a rule says so, and at once when it is told to', async () => {
  const rules = { rounds: 5, winAbove: undefined, lossOf: undefined, onFeature: false }
  const done = seat({})
  showing(done.session)
  await done.session.enter()
  done.session.startAuto(rules)
  await settled()
  expect(done.state()).toMatchObject({ auto: undefined, autoEnded: 'done', phase: 'idle' })
  expect(done.count(playRound.name)).toBe(5)

  const feature = seat({
    [playRound.name]: inTurn([round(), round({ view: { side: 'under', target: 5000, roll: FEATURE, multiplier: 0 } })]),
  })
  showing(feature.session)
  await feature.session.enter()
  feature.session.startAuto({ ...rules, onFeature: true })
  await settled()
  expect([feature.state().autoEnded, feature.count(playRound.name)]).toEqual(['feature', 2])

  const pressed = seat({})
  await pressed.session.enter()
  pressed.session.startAuto(rules)
  await settled()
  pressed.session.stopAuto('pressed')
  pressed.session.shown()
  await settled()
  expect([pressed.state().autoEnded, pressed.count(playRound.name)]).toEqual(['pressed', 1])
})

test('where the law asks for it, rounds take their time and do not follow each other by themselves', async () => {
  const { session, waited, state, count } = seat({}, { play: { autoplay: false, turbo: false, roundMs: 2500 } })
  showing(session)
  await session.enter()
  await session.play()
  await settled()
  await session.play()
  expect(waited).toContain(2500 - 600)
  session.startAuto({ rounds: 10, winAbove: undefined, lossOf: undefined, onFeature: false })
  expect(state().auto).toBeUndefined()
  expect(count(playRound.name)).toBe(2)
})

test('a round is shown again without money, and nothing is asked for', async () => {
  const { session, state, count } = seat({})
  await session.enter()
  await session.play()
  session.shown()
  const [first] = state().history
  session.replay(first!)
  expect(state()).toMatchObject({ phase: 'showing', isReplay: true, balance: 9900n })
  session.shown()
  expect(state()).toMatchObject({ phase: 'idle', isReplay: false, balance: 9900n })
  expect(state().history).toHaveLength(1)
  expect(count(playRound.name)).toBe(1)
})

test('where a round is only looked at, it can be seen again and again, and nothing can be staked', async () => {
  const played = seat({})
  await played.session.enter()
  await played.session.play()
  const { session, state, count } = seat({})
  session.watch(played.state().round!)
  expect(state()).toMatchObject({ phase: 'showing', isReplay: true })
  session.shown()
  await session.play()
  session.startAuto({ rounds: 10, winAbove: undefined, lossOf: undefined, onFeature: false })
  session.replay(state().round!)
  expect(state().phase).toBe('showing')
  expect(count(playRound.name)).toBe(0)
})

test('whoever has left hears nothing more', async () => {
  const { session, state } = seat({
    [playRound.name]: () => {
      session.close()
      throw new CallError('network.failed')
    },
  })
  await session.enter()
  await session.play()
  expect(state()).toMatchObject({ phase: 'asking', problem: undefined })
})

test('a stake that cash does not cover comes from bonus money, and the balance shown is of that', async () => {
  const { session, state } = seat({ [playRound.name]: () => round({ pocket: 'bonus', balance: '4900' }) })
  await session.enter()
  session.takeBalance({ cash: 50n, bonus: 5000n })
  expect(state()).toMatchObject({ stake: 100n, pocket: 'bonus', balance: 5000n })
  await session.play()
  expect(state()).toMatchObject({ phase: 'showing', balance: 4900n })
  session.shown()
  expect(state()).toMatchObject({ phase: 'idle', pocket: 'bonus', balance: 4900n })
  session.takeBalance({ cash: 300n, bonus: 4900n })
  expect(state()).toMatchObject({ pocket: 'cash', balance: 300n })
})

test('free rounds are asked for with their ticket, take nothing, and end with what they have won; the next press stakes nothing', async () => {
  const { session, state, asked, count } = seat({ [playRound.name]: () => round({ pocket: 'free', payout: '250', balance: '10250' }) })
  await session.enter()
  session.takeFreeRounds({ ticketId: 'ticket', title: 'Rodadas', stake: 100n, given: 10, used: 9, won: 0n })
  session.chooseStake(200n)
  expect(state()).toMatchObject({ stake: 100n, balance: 10_000n })
  await session.play()
  expect(state()).toMatchObject({ phase: 'showing', balance: 10_000n })
  expect(asked.at(-1)).toMatchObject({ request: { ticketId: 'ticket', move: { stake: '100' } } })
  session.shown()
  expect(state()).toMatchObject({ phase: 'idle', balance: 10_250n, freeRounds: { given: 10, used: 10, won: 250n } })
  await session.play()
  expect(count(playRound.name)).toBe(1)
  expect(state().freeRounds).toBeUndefined()
})
