import { type Check, Round, expect, uuid } from './check.ts'

const AT_ONCE = 20

export const duplicates: Check[] = [
  {
    name: 'a bet, a win and a rollback sent three times are done once',
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      const [bet, win, back] = [uuid(), uuid(), uuid()]
      for (let times = 0; times < 3; times++) expect('bet', (await round.bet({ id: bet, amount: 300 })).status, 'RS_OK')
      expect('balance', await round.balance(), before - 300)
      for (let times = 0; times < 3; times++)
        expect('win', (await round.win({ id: win, amount: 500, reference_transaction_uuid: bet })).status, 'RS_OK')
      expect('balance', await round.balance(), before + 200)
      for (let times = 0; times < 3; times++) expect('rollback', (await round.undo(win, back)).status, 'RS_OK')
      expect('balance', await round.balance(), before - 300)
    },
  },
  {
    name: `${AT_ONCE} copies of a bet and of a win at the same moment are done once`,
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      const [bet, win] = [uuid(), uuid()]
      const copies = <Result>(send: () => Promise<Result>): Promise<Result[]> => Promise.all(Array.from({ length: AT_ONCE }, send))
      for (const { status } of await copies(() => round.bet({ id: bet, amount: 300 }))) expect('bet', status, 'RS_OK')
      for (const { status } of await copies(() => round.win({ id: win, amount: 40 }))) expect('win', status, 'RS_OK')
      for (const { status } of await copies(() => round.undo(bet))) expect('rollback', status, 'RS_OK')
      expect('balance', await round.balance(), before)
    },
  },
  {
    name: 'an id that is used for something else is refused',
    async run(bench) {
      const round = new Round(bench)
      const before = await round.balance()
      const bet = uuid()
      await round.bet({ id: bet })
      const others = [
        await round.bet({ id: bet, amount: 101 }),
        await round.bet({ id: bet, round: uuid() }),
        await round.bet({ id: bet, round_closed: true }),
        await round.win({ id: bet }),
        await round.undo(uuid(), bet),
        await new Round(bench, bench.kit.other).bet({ id: bet }),
      ]
      for (const { status } of others) expect('status', status, 'RS_ERROR_DUPLICATE_TRANSACTION')
      expect('balance', await round.balance(), before - 100)
    },
  },
]
