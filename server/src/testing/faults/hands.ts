import { createHmac, randomInt, randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { playSome } from '@tucano/arcade'
import { readBrand, readContent } from '@tucano/brand'
import { chooseClientSeed, commitSeeds, listSeedRounds, listSeeds, rotateSeeds } from '@tucano/contract/fairness'
import { type EngineName, type StepOf, type StudioRound, getOpenRound, playRound, stepRound } from '@tucano/contract/studios'
import { getBalance } from '@tucano/contract/wallet'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { Stream, messageOf } from '@tucano/randomness'
import type { Game, Run } from '@tucano/round'
import { playBest } from '@tucano/table'
import { createMember } from '#accounts/members'
import { studioGames } from '#features/studios'
import { openBooks } from '../../open-books.ts'
import { seedContent } from '../../seeding/seed-content.ts'
import { signedIn } from '../sign-in.ts'
import { type Ask, asker } from './asker.ts'
import { withApplication } from './books.ts'
import type { DurableCluster } from './durable-cluster.ts'
import { openSite } from './site.ts'

const MONEY = 10_000_000n
const PLAYERS = 10
/** Games whose players decide on the way. */
const ASKING = ['minas', 'maior-ou-menor', 'foguete', 'vinte-e-um', 'holdem-da-casa', 'valete-ou-mais', 'dois-livres']
const games = new Map(studioGames.map((game) => [game.code, game]))

export interface HandsReport {
  kills: number
  rounds: number
  steps: number
  /** Calls that had to be made again. */
  again: number
  problems: string[]
}

interface Player {
  memberId: bigint
  token: string
}

/** So many steps are made before each kill, and after the last. */
const STEPS_BETWEEN = 8

/** Plays games that ask, over HTTP, while the server is killed again and again; then every round is run again by itself and compared. */
export async function killBetweenSteps({
  cluster,
  kills,
  say,
}: {
  cluster: DurableCluster
  kills: number
  say: (line: string) => void
}): Promise<HandsReport> {
  const url = await cluster.createDatabase()
  const players = await withApplication(url, 4, prepare)
  const site = await openSite(url)
  const report: HandsReport = { kills, rounds: 0, steps: 0, again: 0, problems: [] }
  const over = new AbortController()
  try {
    const playing = players.map(async (player) => {
      const ask = asker(site, { token: player.token, again: () => report.again++ })
      await chooseSeed(ask)
      while (!over.signal.aborted) await playOne(ask, report)
    })
    for (let kill = 1; kill <= kills; kill++) {
      // In the middle of something, however slow the machine is.
      for (const before = report.steps; report.steps < before + STEPS_BETWEEN;) await pause(20)
      await pause(randomInt(0, 500))
      await site.kill()
      await site.restart()
      say(`server killed in the middle of hands, ${kill} of ${kills}`)
    }
    for (const before = report.steps; report.steps < before + STEPS_BETWEEN;) await pause(20)
    over.abort()
    await Promise.all(playing)
    for (const player of players)
      report.problems.push(...(await compare(asker(site, { token: player.token, again: () => report.again++ }), player)))
  } finally {
    over.abort()
    await site.stop()
  }
  await withApplication(url, 2, async (db) => {
    for (const { problem } of await reconcile(db)) report.problems.push(`reconciliation: ${problem}`)
    const open = await db.selectFrom('studios.open_rounds').select('round_id').execute()
    if (open.length > 0) report.problems.push(`${open.length} hands were left open`)
  })
  return report
}

async function prepare(db: Db): Promise<Player[]> {
  const brand = await readBrand('tucano')
  await openBooks({ db, brand })
  await seedContent(db, await readContent(brand))
  const from = await operatorAccount(db, 'clearing', brand.currency.code)
  const players: Player[] = []
  for (let n = 1; n <= PLAYERS; n++) {
    const created = await createMember(db, { account: `player${n}`, nickname: `Player ${n}`, passwordHash: '*' })
    if (!('id' in created)) throw new Error('the database was not empty')
    const currency = brand.currency.code
    const vendors = brand.wallet.vendors.map(({ vendor }) => vendor)
    const to = await openAccount(db, {
      memberId: created.id,
      currency,
      ...(vendors.includes('TUC') ? { pocket: 'vendor', vendor: 'TUC' } : { pocket: 'cash' }),
    })
    await post(db, { key: `fund:${created.id}`, kind: 'deposit', moves: [{ from, to, amount: MONEY, currency }] })
    players.push({ memberId: created.id, token: (await signedIn(db, created.id)).token })
  }
  return players
}

async function chooseSeed(ask: Ask): Promise<void> {
  const { value } = await ask(commitSeeds, {})
  if (value.clientSeed === null) await ask(chooseClientSeed, { seedHash: value.seedHash, clientSeed: 'contra-quedas' })
}

/** One round to its end, whatever happens on the way. */
async function playOne(ask: Ask, report: HandsReport): Promise<void> {
  const game = games.get(ASKING[randomInt(ASKING.length)]!)!
  const roundId = randomUUIDv7()
  const stake = String(Math.ceil(100 / game.stakes.unit) * game.stakes.unit)
  const move = game.engine === 'mines' ? { stake, mines: 3 } : { stake }
  let answer = await ask(playRound, { gameCode: game.code, roundId, move })
  if (answer.errorCode === 'seed.missing') {
    await chooseSeed(ask)
    return
  }
  if (!answer.success) throw new Error(`${game.code} refused: ${answer.errorCode} ${answer.message}`)
  report.rounds++
  while (!answer.value.over) {
    const round: StudioRound = answer.value
    const next = decide(game, round)
    answer = await ask(stepRound, { roundId, step: round.step, move: next as StepOf<EngineName> })
    report.steps++
    if (!answer.success) {
      // Somebody who comes back reads where the round stands, and goes on from there.
      const { round: open } = (await ask(getOpenRound, { gameCode: game.code })).value
      if (!open) return
      answer = { success: true, value: open }
    }
  }
}

function decide(game: Game, { view, options, stake, payout }: StudioRound): unknown {
  const run: Run = {
    stake: BigInt(stake),
    payout: BigInt(payout),
    over: false,
    view,
    options: options.map(({ move, cost }) => ({ move, cost: BigInt(cost) })),
  }
  const arcade = (playSome as Record<string, ((run: never) => unknown) | undefined>)[game.code]
  return arcade ? arcade(run as never) : playBest(game)!(run)
}

/** Every round as it would have been without any of it. */
async function compare(ask: Ask, { memberId }: Player): Promise<string[]> {
  const problems: string[] = []
  await ask(rotateSeeds, {})
  const { list } = (await ask(listSeeds, { limit: 100 })).value
  let expected = MONEY
  for (const { seedId, serverSeed, clientSeed, rounds: many } of list) {
    const { rounds } = (await ask(listSeedRounds, { seedId })).value
    if (rounds.length !== many) problems.push(`seed ${seedId} has ${rounds.length} rounds of ${many}`)
    for (const [n, { roundId, game, maths, nonce, moves, stake, payout }] of rounds.entries()) {
      if (nonce !== n + 1) problems.push(`seed ${seedId} has ${nonce} where ${n + 1} belongs`)
      const binding = { game, maths, clientSeed: clientSeed ?? '', nonce }
      const draws = new Stream((cursor) => createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(messageOf(binding, cursor)).digest())
      const run = games.get(game)!.run(moves as never, draws, {})
      if (!run.over || String(run.stake) !== stake || String(run.payout) !== payout)
        problems.push(`${game} ${roundId}: ${stake} gave ${payout}, uninterrupted ${run.stake} gives ${run.payout}`)
      expected += BigInt(payout) - BigInt(stake)
    }
  }
  const { sumBalance } = (await ask(getBalance, {})).value
  if (BigInt(sumBalance) !== expected) problems.push(`player ${memberId} has ${sumBalance} instead of ${expected}`)
  return problems
}
