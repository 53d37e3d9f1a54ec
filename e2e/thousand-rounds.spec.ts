import { createHash, createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type DiceView, arcadeGames } from '@tucano/arcade'
import { listSeedRounds, rotateSeeds } from '@tucano/contract/fairness'
import { type Game, drawsOf } from '@tucano/round'
import { type SlotView, type Spin, lineGames, wayGames } from '@tucano/slots'
import { newSeededPlayer } from './support/player.ts'
import { expect, test } from './support/site.ts'

/** One of each way to draw a round: a thousand rounds in all by `npm run test:whole`, a share of them by `npm test`. */
const ROUNDS = process.env['TEST_WHOLE'] === '1' ? 200 : 8
const FUNDS = 10_000_00n
const games = [
  ['ARA', 'onca-de-ouro'],
  ['BOT', 'rio-das-pedras'],
  ['IPE', 'acai-express'],
  ['MICO', 'trovao'],
  ['TUC', 'dados'],
] as const

/** What a page said of a round when all of it had been shown. */
interface Seen {
  round: string
  payout: string
  balance: string
  /** Where reels are, what stood on them; elsewhere the outcome in the game's own words. */
  outcome: string
}

/** Presses the large button whenever it can be pressed, as someone in a hurry does, and writes down what the page says of each round. */
const playFast = (page: Page, count: number): Promise<Seen[]> =>
  page.evaluate(async (rounds) => {
    const stage = document.querySelector<HTMLElement>('[data-stage]')!
    const main = document.querySelector<HTMLElement>('[data-main]')!
    const seen: Seen[] = []
    while (seen.length < rounds) {
      const { phase, round, payout = '', window, result } = stage.dataset
      if ((phase === 'idle' || phase === 'resting') && round !== undefined && round !== seen.at(-1)?.round) {
        const { balance = '' } = document.querySelector<HTMLElement>('[data-balance]')!.dataset
        seen.push({ round, payout, balance, outcome: window ?? result ?? '' })
      }
      if (seen.length < rounds) main.click()
      await new Promise((resolve) => setTimeout(resolve, 16))
    }
    return seen
  }, count)

const hashes = {
  hmacSha256: (key: Uint8Array, message: string): Uint8Array => createHmac('sha256', key).update(message).digest(),
  sha256: (data: Uint8Array | string): Uint8Array => createHash('sha256').update(data).digest(),
}

/** What stands on the reels when a spin is over. */
const lastWindow = ({ window, steps }: Spin): unknown =>
  steps.reduce((now, step) => ('window' in step ? step.window : now), window as unknown)

const outcomeOf = (view: unknown): string => {
  const spins = (view as Partial<SlotView>).spins
  return spins ? JSON.stringify(lastWindow(spins.at(-1)!)) : String((view as DiceView).roll)
}

for (const [vendor, code] of games)
  test(`${ROUNDS} rounds of ${code}: what was seen is what was drawn, and what the ledger says`, async ({ page, site }) => {
    test.setTimeout(300_000)
    const game = ([...lineGames, ...wayGames, ...arcadeGames] as Game[]).find((one) => one.code === code)!
    const player = await newSeededPlayer(site, FUNDS)
    await player.visit(page, `/game?vendor=${vendor}&type=RNG&code=${code}`)
    await page.locator('[data-stage][data-phase="idle"]').waitFor()
    const seen = await playFast(page, ROUNDS)

    const { told } = await player.ask(rotateSeeds, {})
    const { seed, rounds } = await player.ask(listSeedRounds, { seedId: told.seedId })
    expect(rounds).toHaveLength(ROUNDS)
    const written = { ...seed, serverSeedHash: seed.seedHash, clientSeed: seed.clientSeed!, rounds: [] }
    let balance = FUNDS
    const drawn = rounds.map((round): Seen => {
      const run = game.run(round.moves as never[], drawsOf(written, round as never, hashes), {})
      balance += BigInt(round.payout) - BigInt(round.stake)
      return { round: round.roundId, payout: String(run.payout), balance: String(balance), outcome: outcomeOf(run.view) }
    })
    expect(seen).toEqual(drawn)

    const booked = await site.sql<{ id: string; payout: string; moved: string }>(
      `select r.id, r.payout, coalesce(sum(e.amount), 0) moved
         from betting.bets r join member.members m on m.id = r.member_id
         left join ledger.entries e on e.account_id = r.pocket_id and e.reference = r.id
        where m.account = $1 group by r.id, r.payout, r.nonce order by r.nonce`,
      [player.account],
    )
    expect(booked).toEqual(
      rounds.map(({ roundId, payout, stake }) => ({ id: roundId, payout, moved: String(BigInt(payout) - BigInt(stake)) })),
    )
  })
