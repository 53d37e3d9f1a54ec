import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadMessage } from './bad-message.ts'
import { type RoutingKey, bindingsOf, readRoutingKey, writeRoutingKey } from './routing-key.ts'
import { isBound } from './transport/topics.ts'

test.each<[string, RoutingKey]>([
  ['hi.-.live.odds_change.1.sr:match.1234.-', { priority: 'hi', live: true, kind: 'odds_change', sport: 1, event: 'sr:match:1234' }],
  [
    'lo.pre.-.bet_settlement.109.tc:match.7.55',
    { priority: 'lo', pre: 'pre', live: false, kind: 'bet_settlement', sport: 109, event: 'tc:match:7', node: 55 },
  ],
  ['hi.virt.live.bet_stop.1.vf:match.9.-', { priority: 'hi', pre: 'virt', live: true, kind: 'bet_stop', sport: 1, event: 'vf:match:9' }],
  ['-.-.-.alive.-.-.-.-', { live: false, kind: 'alive' }],
  ['-.-.-.snapshot_complete.-.-.-.55', { live: false, kind: 'snapshot_complete', node: 55 }],
])('%s', (text, key) => {
  expect(readRoutingKey(text)).toEqual(key)
  expect(writeRoutingKey(key)).toBe(text)
})

test('what has not the eight words is bad', () => {
  const good = 'hi.-.live.odds_change.1.sr:match.1234.-'.split('.')
  const bad = ['up', 'x', 'x', '-', 'one', '-', '-', 'node']
  for (const [n, word] of good.entries()) {
    expect(() => readRoutingKey(good.toSpliced(n, 1).join('.'))).toThrow(BadMessage)
    expect(() => readRoutingKey(good.with(n, bad[n]!).join('.')), word).toThrow(BadMessage)
  }
  expect(() => readRoutingKey([...good, '-'].join('.'))).toThrow(BadMessage)
  for (const event of ['', '1', 'sr:match:', 'sr:match:1.2', 'sr match:1'])
    expect(() => writeRoutingKey({ live: true, kind: 'bet_stop', event })).toThrow(RangeError)
})

test('a subscriber is bound to what is for everybody and to what is for its node', () => {
  const keys = fc.record({ kind: fc.constantFrom('alive', 'odds_change'), live: fc.boolean(), node: fc.nat(3) })
  fc.assert(
    fc.property(keys, ({ node, ...key }) => {
      const text = writeRoutingKey(node === 0 ? key : { ...key, node })
      expect(bindingsOf(1).some((binding) => isBound({ key: text, binding }))).toBe(node < 2)
      expect(bindingsOf().some((binding) => isBound({ key: text, binding }))).toBe(node === 0)
    }),
  )
})
