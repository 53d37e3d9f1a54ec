import { type Check, Round, expect, expectRefused, uuid } from './check.ts'

export const rounds: Check[] = [
  {
    name: 'a round takes several bets and several wins, and wins after its end',
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      const [first, second] = [uuid(), uuid()]
      await round.bet({ id: first, amount: 300 })
      await round.bet({ id: second, amount: 200 })
      await round.win({ amount: 50, reference_transaction_uuid: first })
      await round.win({ amount: 0, reference_transaction_uuid: second })
      await round.win({ amount: 25, round_closed: true })
      expect('balance', await round.balance(), before - 425)
      expect('a late win', (await round.win({ amount: 5, round_closed: true })).status, 'RS_OK')
      expect('a late bet', (await round.bet()).status, 'RS_ERROR_ROUND_CLOSED')
      expect('balance', await round.balance(), before - 420)
    },
  },
  {
    name: 'of several bets each can be undone by itself, with the wins that name it',
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      const [first, second] = [uuid(), uuid()]
      await round.bet({ id: first, amount: 300 })
      await round.bet({ id: second, amount: 200 })
      await round.win({ amount: 50, reference_transaction_uuid: first })
      await round.win({ amount: 70, reference_transaction_uuid: second, round_closed: true })
      await round.undo(first)
      expect('balance', await round.balance(), before - 130)
      await round.undo(second)
      expect('balance', await round.balance(), before)
    },
  },
  {
    name: 'after a rollback the round can be bet in again, under a new id',
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      const first = uuid()
      await round.bet({ id: first, amount: 300 })
      await round.undo(first)
      expect('bet', (await round.bet({ amount: 200 })).status, 'RS_OK')
      expect('win', (await round.win({ amount: 10, round_closed: true })).status, 'RS_OK')
      expect('balance', await round.balance(), before - 190)
    },
  },
  {
    name: 'a bet of more than there is takes nothing; of many that are too much together, some are taken',
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      await expectRefused(bench, 'bet', round.fields({ amount: before + 1 }), 'RS_ERROR_NOT_ENOUGH_MONEY')
      const part = Math.ceil(before / 3) + 1
      const bets = Array.from({ length: 8 }, () => uuid())
      const answers = await Promise.all(bets.map((id) => round.bet({ id, amount: part, round: id })))
      expect('taken', answers.filter(({ status }) => status === 'RS_OK').length, 2)
      for (const id of bets) await round.undo(id)
      expect('balance', await round.balance(), before)
    },
  },
  {
    name: 'a win without a bet, and free rounds, are refused',
    async run(bench) {
      const round = new Round(bench)
      await expectRefused(bench, 'win', round.fields(), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      await expectRefused(bench, 'win', round.fields({ reference_transaction_uuid: uuid() }), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      await expectRefused(bench, 'bet', round.fields({ is_free: true }), 'RS_ERROR_INVALID_REWARD')
    },
  },
]
