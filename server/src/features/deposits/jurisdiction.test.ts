import { randomUUID } from 'node:crypto'
import * as contract from '@tucano/contract/deposits'
import { requestLimitChange } from '@tucano/contract/limits'
import { getBalance } from '@tucano/contract/wallet'
import { txidOf } from '@tucano/pix'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type MoneyServer, newPayer, openMoneyServer } from '../../testing/money.ts'

let money: MoneyServer
beforeAll(async () => {
  money = await openMoneyServer({
    clusterUrl: inject('clusterUrl'),
    brand: (brand) => ({ ...brand, jurisdiction: { ...brand.jurisdiction, profile: 'BR' } }),
  })
})
afterAll(() => money.close())

test('in Brazil limits come first, and money comes from the member’s own account', async () => {
  const { server, bank } = money
  const player = await newPayer(money, 0n)
  const open = async () => server.call(contract.openDeposit, { depositId: randomUUID(), method: 'pix', amount: '5000' }, player.headers)
  expect((await open()).body.errorCode).toBe('limits.required')
  await server.call(requestLimitChange, { kind: 'loss', period: 'day', cap: '10000' }, player.headers)
  expect((await open()).body.errorCode).toBe('limits.required')
  await server.call(requestLimitChange, { kind: 'time', period: 'day', cap: '120' }, player.headers)
  const [own, strange] = [(await open()).body.value.depositId, (await open()).body.value.depositId]
  bank.control.pay(txidOf(strange), { payer: { name: 'Outra Pessoa', cpf: '00000000191' } })
  bank.control.pay(txidOf(own), { payer: { name: 'Ana Teste', cpf: player.cpf } })
  const state = async () => (await server.call(contract.getDeposit, { depositId: own }, player.headers)).body.value.state
  await expect.poll(state).toBe('credited')
  const why = async () =>
    (await server.services.db.selectFrom('cashier.payments').select('why').where('deposit_id', '=', strange).executeTakeFirst())?.why
  await expect.poll(why).toBe('stranger')
  expect((await server.call(getBalance, {}, player.headers)).body.value.sumBalance).toBe('5000')
})
