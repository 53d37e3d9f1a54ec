import { type Check, Round, expect, expectRefused, uuid } from './check.ts'

export const tokens: Check[] = [
  {
    name: 'a bet with an expired token is refused; wins and rollbacks are taken with it',
    async run(bench) {
      const { expired } = bench.kit
      const round = new Round(bench)
      const before = await round.balance()
      await expectRefused(bench, 'bet', new Round(bench, expired).fields(), 'RS_ERROR_TOKEN_EXPIRED')
      const [won, undone] = [uuid(), uuid()]
      await round.bet({ id: won })
      await round.bet({ id: undone })
      const win = await round.win({ token: expired.token, reference_transaction_uuid: won, amount: 250 })
      expect('win', win.status, 'RS_OK')
      expect('rollback', (await round.undo(undone)).status, 'RS_OK')
      expect('balance', await round.balance(), before + 150)
    },
  },
  {
    name: 'the token of another player, and one that nobody has, are refused',
    async run(bench) {
      const { player, other } = bench.kit
      for (const token of [other.token, 'x'.repeat(43)]) {
        await expectRefused(bench, 'bet', new Round(bench, { ...player, token }).fields(), 'RS_ERROR_INVALID_TOKEN')
        await expectRefused(bench, 'balance', new Round(bench, { ...player, token }).fields(), 'RS_ERROR_INVALID_TOKEN')
      }
      await expectRefused(bench, 'bet', new Round(bench, { ...other, token: player.token }).fields(), 'RS_ERROR_INVALID_TOKEN')
    },
  },
  {
    name: 'games and currencies that are not the player’s are refused',
    async run(bench) {
      const round = new Round(bench)
      await expectRefused(bench, 'bet', round.fields({ game_code: 'no-such-game' }), 'RS_ERROR_INVALID_GAME')
      await expectRefused(bench, 'bet', round.fields({ currency: 'XXX' }), 'RS_ERROR_WRONG_CURRENCY')
    },
  },
]
