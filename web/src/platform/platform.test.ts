import { expect, test } from 'vitest'
import { flattenModules } from './flags.ts'
import { moment, money } from './format.ts'

test('money has two decimals and thousands separators, whatever its size', () => {
  expect(money(0n)).toBe('0.00')
  expect(money(5n)).toBe('0.05')
  expect(money(123_450n)).toBe('1,234.50')
  expect(money(-123_456_789_012_345_678n)).toBe('-1,234,567,890,123,456.78')
})

test('a moment is written in the zone of the brand, 24-hour', () => {
  expect(moment(Date.UTC(2026, 0, 2, 2, 4, 5), 'America/Sao_Paulo')).toBe('2026-01-01 23:04:05')
  expect(moment(Date.UTC(2026, 0, 2, 3, 0, 0), 'America/Sao_Paulo')).toBe('2026-01-02 00:00:00')
})

test('flags are flattened from the tree; what is above counts', () => {
  const leaf = (modId: string, enabled: '0' | '1') => ({ modId, enabled, childrenNodes: [] })
  const tree = {
    modId: 'ROOT3',
    enabled: '1' as const,
    childrenNodes: [leaf('A3', '1'), { modId: 'B3', enabled: '0' as const, childrenNodes: [leaf('C3', '1')] }],
  }
  expect(flattenModules(tree)).toEqual({ ROOT3: true, A3: true, B3: false, C3: false })
})
