import { expect, test } from 'vitest'
import { closesAll, groupsIn, touches } from './scopes.ts'

const match = { event: 'tc:match:1', league: 'tc:tournament:2', sport: 'sr:sport:1' }
const closing = {
  closingId: '1',
  kind: 'event' as const,
  urn: 'tc:match:1',
  name: 'A × B',
  group: null,
  market: null,
  specifiers: null,
  by: 'ana',
  reason: 'Suspeita de manipulação',
  at: 0,
}

test('groups stand in the order of the list, and one that it does not know is not lost', () => {
  expect(groupsIn([{ groups: ['corners', 'all'] }, { groups: ['all', 'throw_ins', 'score'] }])).toEqual([
    'all',
    'score',
    'corners',
    'throw_ins',
  ])
  expect(groupsIn([])).toEqual([])
})

test('a closing of the league or the sport has to do with a match; one of a group or a market does not close all of it', () => {
  expect(touches({ ...closing, urn: 'tc:tournament:2' }, match)).toBe(true)
  expect(touches({ ...closing, urn: 'sr:sport:2' }, match)).toBe(false)
  expect(closesAll({ ...closing, urn: 'sr:sport:1' }, match)).toBe(true)
  expect(closesAll({ ...closing, group: 'corners' }, match)).toBe(false)
  expect(closesAll({ ...closing, kind: 'market', market: 18 }, match)).toBe(false)
})
