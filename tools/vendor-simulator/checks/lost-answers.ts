import { type Check, Round, expect, uuid } from './check.ts'
import { NoAnswer } from '../wallet-client.ts'

const TIMES = 10

async function nobodyListens(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error
  })
}

/** Whoever hung up, once all was sent or when the answer began, does not know what became of the bet. */
export const lostAnswers: Check[] = (['sent', 'answered'] as const).flatMap((hangUp) => [
  {
    name: `nobody heard the answer (hung up when it was ${hangUp}): a rollback leaves nothing of the bet`,
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      for (let times = 0; times < TIMES; times++) {
        const bet = uuid()
        await nobodyListens(bench.wallet.call('bet', round.fields({ id: bet, round: bet }), hangUp))
        expect('rollback', (await round.undo(bet)).status, 'RS_OK')
        expect('the bet again', (await round.bet({ id: bet, round: bet })).status, 'RS_ERROR_TRANSACTION_ROLLED_BACK')
      }
      expect('balance', await round.balance(), before)
    },
  },
  {
    name: `nobody heard the answer (hung up when it was ${hangUp}): asking again gets it, and it is done once`,
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      for (let times = 0; times < TIMES; times++) {
        const [bet, win] = [uuid(), uuid()]
        const staked = round.fields({ id: bet, round: bet, amount: 30 })
        await nobodyListens(bench.wallet.call('bet', staked, hangUp))
        expect('bet', (await bench.wallet.call('bet', staked)).status, 'RS_OK')
        const won = round.fields({ id: win, round: bet, amount: 30, reference_transaction_uuid: bet, round_closed: true })
        await nobodyListens(bench.wallet.call('win', won, hangUp))
        expect('win', (await bench.wallet.call('win', won)).status, 'RS_OK')
      }
      expect('balance', await round.balance(), before)
    },
  },
])
