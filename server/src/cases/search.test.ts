import { expect, test } from 'vitest'
import { readCaseSearch } from './search.ts'

test('a search means a request, a member, an amount or a CPF, by its letters; digits may mean several', () => {
  expect(readCaseSearch(' Ana ')).toEqual({ text: 'ana' })
  expect(readCaseSearch('0F6D1C1E-0000-4000-8000-000000000001').id).toBe('0f6d1c1e-0000-4000-8000-000000000001')
  expect(readCaseSearch('150')).toMatchObject({ memberId: 150n, amount: 15_000n })
  for (const [typed, amount] of [
    ['R$ 1.234,50', 123_450n],
    ['1,234.50', 123_450n],
    ['1234,5', 123_450n],
    ['50.00', 5000n],
    ['1.000', 100_000n],
  ] as const)
    expect(readCaseSearch(typed).amount, typed).toBe(amount)
  expect(readCaseSearch('100.000.001-08').cpf).toBe('10000000108')
  for (const none of ['12,345,6', '-5', '1e5', '=1+1', '%', '99999999999999999999']) {
    const { amount, id, memberId } = readCaseSearch(none)
    expect([amount, id, memberId], none).toEqual([undefined, undefined, undefined])
  }
})
