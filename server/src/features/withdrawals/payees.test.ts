import { expect, test } from 'vitest'
import { maskPayee, normaliseKey } from './payees.ts'

test('however a key is typed, it is asked for in the one way that the directory writes it', () => {
  const typed: Record<string, string | undefined> = {
    '529.982.247-25': '52998224725',
    ' 52998224725 ': '52998224725',
    'ANA@Exemplo.COM': 'ana@exemplo.com',
    '11987654321': '+5511987654321',
    '(11) 98765-4321': '+5511987654321',
    '+55 11 98765-4321': '+5511987654321',
    '5511987654321': '+5511987654321',
    '+1 415 555 2671': '+14155552671',
    '123E4567-E89B-42D3-A456-426614174000': '123e4567-e89b-42d3-a456-426614174000',
    '00.000.000/0001-91': '00000000000191',
    'isto não é chave': undefined,
    '': undefined,
  }
  for (const [text, key] of Object.entries(typed)) expect(normaliseKey(text), text).toBe(key)
})

test('a key is shown as much as its owner needs to know it', () => {
  const masked = ['52998224725', '+5511987654321', 'ana@exemplo.com', '00000000000191', '123e4567-e89b-42d3-a456-426614174000'].map((key) =>
    maskPayee({ kind: 'pix', key }),
  )
  expect(masked).toEqual(['•••.982.247-••', '+55 •••••4321', 'an•••@exemplo.com', '0000••••0191', '123e••••4000'])
})
