import { walletCalls } from '@tucano/contract/vendors'
import { type Check, Round, expect, expectRefused } from './check.ts'

const notObjects = ['', '{', '[]', 'null', '5', '"bet"', '{"request_uuid":', '<xml/>']
/** What is no amount: below zero, nothing, parts of a minor unit, too much, and other things than numbers. */
const notAmounts = [-1000, 0, 1, 999, 1500, 1000.5, 1e300, 9_007_199_254_741_000, '1000', null, true, {}]

export const bodies: Check[] = [
  {
    name: 'what is no JSON object, or misses a field, is refused',
    async run(bench) {
      const round = new Round(bench)
      for (const body of notObjects) {
        const { http, status } = await bench.wallet.send({ path: walletCalls.bet.path, body, headers: bench.sign(body) })
        expect(JSON.stringify(body), [http, status], [200, 'RS_ERROR_WRONG_SYNTAX'])
      }
      for (const field of ['transaction_uuid', 'user', 'token', 'round', 'round_closed', 'game_code', 'currency', 'amount'])
        await expectRefused(bench, 'bet', { ...round.fields(), [field]: undefined }, 'RS_ERROR_WRONG_SYNTAX')
    },
  },
  {
    name: 'amounts that are negative, nothing, too large, broken or no numbers are refused',
    async run(bench) {
      const round = new Round(bench)
      for (const amount of notAmounts) await expectRefused(bench, 'bet', { ...round.fields(), amount }, 'RS_ERROR_WRONG_TYPES')
      for (const amount of notAmounts.filter((one) => one !== 0))
        await expectRefused(bench, 'win', { ...round.fields(), amount }, 'RS_ERROR_WRONG_TYPES')
    },
  },
  {
    name: 'fields of another form are refused',
    async run(bench) {
      const round = new Round(bench)
      const wrong = [
        { transaction_uuid: 'x' },
        { round: '' },
        { round: 'r'.repeat(101) },
        { round: 'a\u0000b' },
        { currency: 'reais' },
        { round_closed: 1 },
        { user: 7 },
      ]
      for (const fields of wrong) await expectRefused(bench, 'bet', { ...round.fields(), ...fields }, 'RS_ERROR_WRONG_TYPES')
    },
  },
]
