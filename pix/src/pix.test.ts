import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as pix from './index.ts'

test('amounts are read in one way only', () => {
  expect(pix.readReais('110.00')).toBe(11000n)
  expect(pix.readReais('0.01')).toBe(1n)
  expect(pix.readReais('9999999999.99')).toBe(999_999_999_999n)
  for (const wrong of [
    '',
    '1',
    '1.0',
    '1.000',
    '.10',
    '-1.00',
    '+1.00',
    '1e2.00',
    '01.00',
    '1,00',
    ' 1.00',
    '1.00\n',
    '10000000000.00',
    '１.00',
    '0x1.00',
  ])
    expect(pix.readReais(wrong), wrong).toBeUndefined()
})

test('amounts that are written are read again', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999n }), (amount) => pix.readReais(pix.writeReais(amount)) === amount))
  expect(pix.writeReais(5n)).toBe('0.05')
  for (const wrong of [-1n, 1_000_000_000_000n]) expect(() => pix.writeReais(wrong)).toThrow(RangeError)
})

test('a uuid and its txid are the same thing', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const txid = pix.txidOf(uuid)
      expect(pix.isTxid(txid)).toBe(true)
      expect(pix.uuidOf(txid)).toBe(uuid)
    }),
  )
  expect(pix.uuidOf('x'.repeat(32))).toBeUndefined()
  for (const wrong of ['', 'x', '{123e4567-e12b-12d1-a456-426655440000}', '123E4567-E12B-12D1-A456-426655440000'])
    expect(() => pix.txidOf(wrong)).toThrow(RangeError)
})

test('txids and ids of refunds have their lengths', () => {
  for (const [text, good] of [
    ['a'.repeat(25), false],
    ['a'.repeat(26), true],
    ['Z9'.repeat(17), true],
    ['a'.repeat(36), false],
    [`${'a'.repeat(25)}-`, false],
    [`${'a'.repeat(26)}\n`, false],
  ] as const)
    expect(pix.isTxid(text), text).toBe(good)
  for (const [text, good] of [
    ['', false],
    ['a', true],
    ['a'.repeat(35), true],
    ['a'.repeat(36), false],
    ['a b', false],
  ] as const)
    expect(pix.isRefundId(text), text).toBe(good)
})

test('end-to-end ids name a bank and a minute that there was', () => {
  const at = new Date('2026-11-16T04:05:59Z')
  expect(pix.writeEndToEndId({ ispb: '12345678', at, tail: 'abcDEF01234' })).toBe('E12345678202611160405abcDEF01234')
  expect(pix.writeReturnId({ ispb: '12345678', at, tail: 'abcDEF01234' })).toBe('D12345678202611160405abcDEF01234')
  expect(pix.isEndToEndId('E12345678202611160405abcDEF01234')).toBe(true)
  for (const wrong of [
    '',
    'D12345678202611160405abcDEF01234',
    'E12345678202613160405abcDEF01234',
    'E12345678202602300405abcDEF01234',
    'E12345678202611162405abcDEF01234',
    'E12345678202611160460abcDEF01234',
    'E12345678202611160405abcDEF0123',
    'E12345678202611160405abcDEF0123-',
  ])
    expect(pix.isEndToEndId(wrong), wrong).toBe(false)
})

test('a key is what it looks like, and its check digits are right', () => {
  const kinds: Record<string, string | undefined> = {
    '52998224725': 'cpf',
    '00000000604': 'cpf',
    '52998224724': undefined,
    '11111111111': undefined,
    '11222333000181': 'cnpj',
    '11222333000182': undefined,
    '+5511987654321': 'phone',
    '5511987654321': undefined,
    'ana.lima@example.com': 'email',
    'Ana@example.com': undefined,
    'ana@example': undefined,
    [`${'a'.repeat(70)}@example.com`]: undefined,
    '123e4567-e12b-12d1-a456-426655440000': 'random',
    '529.982.247-25': undefined,
    '': undefined,
  }
  for (const [key, kind] of Object.entries(kinds)) expect(pix.kindOfKey(key), key).toBe(kind)
})
