import type { WalletBalance } from '@tucano/contract/wallet'
import { expect, test } from 'vitest'
import { usePublicStore } from '#platform/public-store'
import { balanceText } from './balance-text.ts'
import { previewOf } from './page/preview.ts'
import { newerBalance } from './use-balance.ts'

const balance = (sumBalance: string, version: number, currencySymbol = 'R$'): WalletBalance => ({
  sumBalance,
  bonus: '0',
  balance: [],
  currency: 'BRL',
  currencySymbol,
  version,
})

test('of two balances the one with the larger version is shown, and of equal ones the later', () => {
  const [older, newer, same] = [balance('100', 4), balance('200', 5), balance('300', 5)]
  expect(newerBalance(undefined, older)).toBe(older)
  expect(newerBalance(older, newer)).toBe(newer)
  expect(newerBalance(newer, older)).toBe(newer)
  expect(newerBalance(newer, same)).toBe(same)
})

test('a balance larger than any number of the browser keeps its last cent [WAL-07]', () => {
  expect(balanceText(balance('900719925474099301', 1), { symbol: 'P', language: 'PT', hidden: false })).toEqual({
    symbol: 'R$',
    amount: '9.007.199.254.740.993,01',
  })
})

test('the symbol is P until the server has spoken, then that of the balance [WAL-09]', () => {
  const { currencySymbol } = usePublicStore.getState()
  expect(balanceText(undefined, { symbol: currencySymbol, language: 'PT', hidden: true }).symbol).toBe('P')
  expect(balanceText(undefined, { symbol: currencySymbol, language: 'PT', hidden: false })).toEqual({ symbol: 'P', amount: undefined })
  expect(balanceText(balance('1000', 1, 'FUN'), { symbol: 'R$', language: 'PT', hidden: false })).toEqual({
    symbol: 'FUN',
    amount: '10,00',
  })
})

test('hidden, every amount looks the same', () => {
  const [small, large] = [balance('0', 1), balance('123456789', 2)].map(
    (known) => balanceText(known, { symbol: 'P', language: 'PT', hidden: true }).amount,
  )
  expect(small).toMatch(/^\*+$/)
  expect(large).toBe(small)
  expect(balanceText(undefined, { symbol: 'P', language: 'PT', hidden: true }).amount).toBe(small)
})

test('a preview has both wallets after the move, and there is none for more than there is', () => {
  const wallets = [
    { accountTypeId: 2, vendor: '', availBalance: '1000' },
    { accountTypeId: 101, vendor: 'TUC', availBalance: '50' },
  ]
  expect(previewOf(wallets, { from: 2, to: 101, amount: 1000n })).toEqual([
    { vendor: '', before: 1000n, after: 0n },
    { vendor: 'TUC', before: 50n, after: 1050n },
  ])
  for (const amount of [1001n, 0n, -1n, undefined]) expect(previewOf(wallets, { from: 2, to: 101, amount })).toBeUndefined()
  expect(previewOf(wallets, { from: 2, to: 999, amount: 1n })).toBeUndefined()
})
