import { expect, test } from 'vitest'
import { flattenModules } from './flags.ts'

test('flags are flattened from the tree; what is above counts', () => {
  const leaf = (modId: string, enabled: '0' | '1') => ({ modId, enabled, childrenNodes: [] })
  const tree = {
    modId: 'ROOT3',
    enabled: '1' as const,
    childrenNodes: [leaf('A3', '1'), { modId: 'B3', enabled: '0' as const, childrenNodes: [leaf('C3', '1')] }],
  }
  expect(flattenModules(tree)).toEqual({ ROOT3: true, A3: true, B3: false, C3: false })
})
