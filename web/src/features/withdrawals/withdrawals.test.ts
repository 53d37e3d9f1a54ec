import { expect, test } from 'vitest'
import { isCpf } from '@tucano/pix'
import { maskCpf } from '#platform/cpf'
import { namePayee, readBank } from './banks.ts'
import { readPixKey } from './pix-key.ts'
import { checkAmount, feeOf, mostOf, shareOf } from './withdraw-rules.ts'

test('a Pix key is recognised while it is typed, and written as the directory has it [WAL-05]', () => {
  expect(readPixKey('529.982.247-25')).toEqual({ kind: 'cpf', key: '52998224725' })
  expect(readPixKey('(11) 98765-4321')).toEqual({ kind: 'phone', key: '+5511987654321' })
  expect(readPixKey('11987654321')).toEqual({ kind: 'phone', key: '+5511987654321' })
  expect(readPixKey('+55 11 98765-4321')).toEqual({ kind: 'phone', key: '+5511987654321' })
  expect(readPixKey(' Ana@Exemplo.com ')).toEqual({ kind: 'email', key: 'ana@exemplo.com' })
  expect(readPixKey('123E4567-E89B-12D3-A456-426614174000')).toEqual({ kind: 'random', key: '123e4567-e89b-12d3-a456-426614174000' })
  for (const none of ['', 'ana', '529.982.247-26', '12345', 'ana@', '00000000000', '+1 202 555 0100 99'])
    expect(readPixKey(none), none).toBeUndefined()
})

test('a CPF is masked as it grows, and judged by its check digits', () => {
  expect(['1', '1234', '1234567', '123456789', '1234567890', '52998224725x9'].map(maskCpf)).toEqual([
    '1',
    '123.4',
    '123.456.7',
    '123.456.789',
    '123.456.789-0',
    '529.982.247-25',
  ])
  expect(['52998224725', '52998224726', '11111111111', '5299822472'].map(isCpf)).toEqual([true, false, false, false])
})

test('a bank is found by its name, the beginning of it, or its ISPB', () => {
  expect(readBank('Nubank')).toBe('18236120')
  expect(readBank('itau')).toBe('60701190')
  expect(readBank('caixa')).toBe('00360305')
  expect(readBank('12345678')).toBe('12345678')
  for (const none of ['', 'b', '1234567', '123456789']) expect(readBank(none), none).toBeUndefined()
  expect(namePayee('18236120 · ag. 1 · conta •••123')).toBe('Nubank · ag. 1 · conta •••123')
})

const way = { min: '2000', max: '100000', leftAmount: '80000' }
const desk = { available: '50000', leftAmount: '60000', withoutDocuments: null }

test('an amount is judged by the way, the balance, the day and the documents', () => {
  expect(checkAmount(undefined, way, desk)?.key).toBe('amountWrong')
  expect(checkAmount(1999n, way, desk)?.key).toBe('amountLimits')
  expect(checkAmount(50_001n, way, desk)).toEqual({ key: 'amountBalance', left: 50_000n })
  expect(checkAmount(60_001n, way, { ...desk, available: '99999' })).toEqual({ key: 'amountDay', left: 60_000n })
  expect(checkAmount(30_001n, way, { ...desk, withoutDocuments: '30000' })).toEqual({ key: 'amountDocuments', left: 30_000n })
  expect(checkAmount(50_000n, way, desk)).toBeUndefined()
  expect(mostOf(way, desk)).toBe(50_000n)
  expect(mostOf(way, { ...desk, withoutDocuments: '30000' })).toBe(30_000n)
})

test('fees and shares are exact', () => {
  expect(feeOf({ feeRate: 150, feeFixed: '500' }, 10_001n)).toBe(650n)
  expect(shareOf({ required: '3', done: '1' })).toBe(0.333)
  expect(shareOf({ required: '0', done: '0' })).toBe(1)
})
