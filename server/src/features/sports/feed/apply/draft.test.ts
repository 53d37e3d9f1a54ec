import type { KnownMessage } from '@tucano/feed'
import { expect, test } from 'vitest'
import { MATCH, betStop, cancel, oddsChange, offer, outcome, rollback, rollbackCancel, settled, settlement } from '../testing/told.ts'
import { type Draft, type EventMessage, applyFixture, applyMessage, committed, newDraft } from './draft.ts'
import { type StoredEvent, type StoredMarket, keyOf } from './stored.ts'

const GROUPS: Record<number, string[]> = {
  1: ['all', 'score', 'regular_play'],
  18: ['all', 'score'],
  162: ['all', 'corners'],
  139: ['all', 'cards'],
}
const groupsOf = (marketId: number): string[] | undefined => GROUPS[marketId]
const event: StoredEvent = {
  id: '1',
  urn: MATCH,
  state: 'not_started',
  standing: {},
  version: 1,
  toldAtMs: undefined,
  fixture: {
    sportUrn: '',
    tournamentUrn: null,
    homeUrn: null,
    awayUrn: null,
    startsAtMs: null,
    isVirtual: false,
    refused: null,
    details: {},
  },
  markets: new Map(),
}

/** An event after what was told of it, one message after the other. */
function tell(...messages: KnownMessage[]): Draft {
  const draft = newDraft(event, new Map())
  for (const message of messages) applyMessage(draft, message as EventMessage, groupsOf)
  return draft
}
const marketOf = (draft: Draft, marketId = 1, specifiers = ''): StoredMarket | undefined =>
  committed(draft).markets.get(keyOf(marketId, specifiers))
const oddsOf = (draft: Draft) => marketOf(draft)?.outcomes.map(({ odds }) => odds)
const kinds = ({ results }: Draft) => results.map(({ kind, version }) => `${version} ${kind}`)

test('a market that is not named stays as it is, and so do outcomes', () => {
  const draft = tell(
    oddsChange({ timestampMs: 1000, markets: [offer(), offer({ id: 18, specifiers: 'total=2.5' })] }),
    oddsChange({ timestampMs: 2000, markets: [offer({ outcomes: [outcome('1', 1900)] })] }),
  )
  expect(oddsOf(draft)).toEqual([1900, 3300, 3400])
  expect(marketOf(draft)).toMatchObject({ status: 1, version: 2, toldAtMs: 2000 })
  expect(marketOf(draft, 18, 'total=2.5')).toMatchObject({ status: 1, version: 1, toldAtMs: 1000 })
})

test('a version goes up with what can be seen, and with nothing else', () => {
  const draft = tell(oddsChange({ timestampMs: 1000 }), oddsChange({ timestampMs: 2000 }))
  expect(marketOf(draft)).toMatchObject({ version: 1, toldAtMs: 2000 })
  expect(
    marketOf(tell(oddsChange({ timestampMs: 1000 }), oddsChange({ timestampMs: 2000, markets: [offer({ status: 'suspended' })] }))),
  ).toMatchObject({
    version: 2,
    status: -1,
    isStopped: false,
  })
})

test('a market that loses its prices keeps the last ones to be shown grey', () => {
  const draft = tell(
    oddsChange({ timestampMs: 1000 }),
    oddsChange({ timestampMs: 2000, markets: [offer({ status: 'suspended', outcomes: [] })], betstopReason: 37 }),
  )
  expect(oddsOf(draft)).toEqual([2100, 3300, 3400])
  expect(marketOf(draft)).toMatchObject({ status: -1, stopReason: 37 })
})

test('what a recovery tells applies market by market, unless something newer came by itself', () => {
  const total = (odds: number) => offer({ id: 18, specifiers: 'total=2.5', outcomes: [outcome('12', odds)] })
  const draft = tell(
    oddsChange({ timestampMs: 3000, markets: [offer({ outcomes: [outcome('1', 3000)] })] }),
    oddsChange({ timestampMs: 2000, requestId: 5, markets: [offer({ outcomes: [outcome('1', 2000)] }), total(2000)] }),
    oddsChange({ timestampMs: 3000, requestId: 5, markets: [total(2500)] }),
  )
  expect(oddsOf(draft)).toEqual([3000])
  expect(marketOf(draft, 18, 'total=2.5')?.outcomes).toEqual([outcome('12', 2500)])
  expect(
    marketOf(tell(oddsChange({ timestampMs: 3000 }), oddsChange({ timestampMs: 2000, markets: [offer({ status: 'suspended' })] })), 1)
      ?.status,
    'by itself, the order of arrival is the truth',
  ).toBe(-1)
})

test('a market that is handed over is closed until the other producer tells of it; told already, it stays', () => {
  const handOver = oddsChange({ producer: 103, timestampMs: 2000, markets: [offer({ status: 'handed_over', outcomes: [] })] })
  const before = oddsChange({ producer: 103, timestampMs: 1000 })
  const live = oddsChange({ timestampMs: 3000, markets: [offer({ outcomes: [outcome('1', 1500)] })] })
  expect(marketOf(tell(before, handOver))).toMatchObject({ status: -2, producer: 103 })
  expect(marketOf(tell(before, handOver, live))).toMatchObject({ status: 1, producer: 101 })
  expect(marketOf(tell(before, live, handOver))).toMatchObject({ status: 1, producer: 101, version: 2 })
})

test('a stop of bets closes the markets of its groups, and only those that are open', () => {
  const markets = [
    offer(),
    offer({ id: 162 }),
    offer({ id: 139, status: 'inactive' }),
    offer({ id: 9999 }),
    offer({ id: 18, specifiers: 'total=2.5', status: 'settled' }),
  ]
  const told = oddsChange({ timestampMs: 1000, markets })
  const statuses = (draft: Draft) =>
    Object.fromEntries(Array.from(committed(draft).markets.values(), ({ marketId, status }) => [marketId, status]))
  expect(statuses(tell(told, betStop({ timestampMs: 2000, groups: ['score', 'cards'], reason: 1 })))).toEqual({
    1: -1,
    162: 1,
    139: 0,
    9999: -1,
    18: -3,
  })
  expect(statuses(tell(told, betStop({ timestampMs: 2000 })))).toEqual({ 1: -1, 162: -1, 139: 0, 9999: -1, 18: -3 })
  expect(statuses(tell(told, betStop({ timestampMs: 2000, groups: ['corners'], marketStatus: 'inactive' })))).toEqual({
    1: 1,
    162: 0,
    139: 0,
    9999: 0,
    18: -3,
  })
  const stopped = marketOf(tell(told, betStop({ timestampMs: 2000, groups: ['score'], reason: 22 })))
  expect(stopped).toMatchObject({ isStopped: true, stopReason: 22, version: 2 })
  expect(marketOf(tell(told, betStop({ timestampMs: 2000, reason: 22 }), oddsChange({ timestampMs: 3000 })))).toMatchObject({
    status: 1,
    isStopped: false,
    stopReason: null,
  })
})

test('a settlement that says the same again is nothing; one that says something else corrects it', () => {
  const draft = tell(
    oddsChange({ timestampMs: 1000 }),
    settlement({ timestampMs: 2000 }),
    settlement({ timestampMs: 3000, certainty: 'confirmed' }),
    settlement({ timestampMs: 4000, certainty: 'confirmed', markets: [settled('3')] }),
  )
  expect(kinds(draft)).toEqual(['1 settled', '2 settled'])
  expect(draft.results.map(({ certainty }) => certainty)).toEqual([1, 2])
  expect(draft.results[1]!.outcomes).toEqual([
    { id: '1', result: '0' },
    { id: '2', result: '0' },
    { id: '3', result: '1' },
  ])
  expect(marketOf(draft)?.status).toBe(-3)
  expect(draft.heard).toHaveLength(3)
})

test('what scouts saw comes late: what was confirmed stands', () => {
  const draft = tell(
    settlement({ timestampMs: 3000, certainty: 'confirmed' }),
    settlement({ timestampMs: 2000, certainty: 'scouted', markets: [settled('2')] }),
  )
  expect(kinds(draft)).toEqual(['1 settled'])
})

test('halves, voids and dead heats are kept as the feed writes them', () => {
  const markets = [
    {
      id: 16,
      specifiers: 'hcp=-0.25',
      outcomes: [
        { id: '1714', result: 'lost' as const, voidFactor: 500_000_000 },
        { id: '1715', result: 'won' as const, voidFactor: 1_000_000_000, deadHeatFactor: 333_333_333 },
      ],
    },
  ]
  expect(tell(settlement({ timestampMs: 1000, markets })).results[0]!.outcomes).toEqual([
    { id: '1714', result: '0', void_factor: '0.5' },
    { id: '1715', result: '1', void_factor: '1', dead_heat_factor: '0.333333333' },
  ])
})

test('outcomes that are decided by themselves are closed by themselves, and the rest go on', () => {
  const half = settled('1', {
    outcomes: [
      { id: '1', result: 'won' },
      { id: '2', result: 'undecided' },
    ],
  })
  const draft = tell(oddsChange({ timestampMs: 1000 }), settlement({ timestampMs: 2000, markets: [half] }))
  expect(marketOf(draft)).toMatchObject({ status: 1, version: 2 })
  expect(marketOf(draft)?.outcomes.map(({ active }) => active)).toEqual([false, true, true])
  const rest = settled('', {
    outcomes: [
      { id: '2', result: 'lost' },
      { id: '3', result: 'lost' },
    ],
  })
  const whole = tell(
    oddsChange({ timestampMs: 1000 }),
    settlement({ timestampMs: 2000, markets: [half] }),
    settlement({ timestampMs: 3000, markets: [rest] }),
  )
  expect(marketOf(whole)?.status).toBe(-3)
  expect(whole.results[1]!.outcomes.map(({ result }) => result)).toEqual(['1', '0', '0'])
})

test('a settlement that is rolled back leaves its market closed until odds are told; then it can be settled again', () => {
  const draft = tell(oddsChange({ timestampMs: 1000 }), settlement({ timestampMs: 2000 }), rollback({ timestampMs: 3000 }))
  expect(kinds(draft)).toEqual(['1 settled', '2 rolled_back'])
  expect(marketOf(draft)?.status).toBe(-1)
  expect(kinds(tell(settlement({ timestampMs: 2000 }), rollback({ timestampMs: 3000 }), settlement({ timestampMs: 4000 })))).toEqual([
    '1 settled',
    '2 rolled_back',
    '3 settled',
  ])
  expect(kinds(tell(rollback({ timestampMs: 3000 }))), 'there is nothing to take back').toEqual([])
})

test('said again, it is not followed again, even after it was taken back', () => {
  const first = settlement({ timestampMs: 2000 })
  const second = settlement({ timestampMs: 2500, certainty: 'confirmed' })
  const back = rollback({ timestampMs: 3000 })
  expect(kinds(tell(first, second, back, first, second, back))).toEqual(['1 settled', '2 rolled_back'])
  const void1 = cancel({ timestampMs: 4000, startMs: 1_600_000_000_000 })
  expect(kinds(tell(void1, void1))).toEqual(['1 cancelled'])
})

test('what a recovery tells of an end that was taken back meanwhile is not followed', () => {
  expect(kinds(tell(rollback({ timestampMs: 3000 }), settlement({ timestampMs: 2000, requestId: 9 })))).toEqual([])
  expect(kinds(tell(rollback({ timestampMs: 3000 }), settlement({ timestampMs: 2000 }))), 'by itself it is').toEqual(['1 settled'])
  expect(
    kinds(tell(oddsChange({ timestampMs: 5000 }), settlement({ timestampMs: 2000, requestId: 9 }))),
    'newer odds say nothing of an end',
  ).toEqual(['1 settled'])
})

test('a cancel voids an interval of which each end may be missing, follows a settlement, and changes no market', () => {
  const [from, to] = [1_700_000_000_000, 1_700_000_060_000]
  const draft = tell(
    oddsChange({ timestampMs: 1000 }),
    settlement({ timestampMs: 2000 }),
    cancel({ timestampMs: 3000, startMs: from, endMs: to, markets: [{ id: 1, specifiers: '', voidReason: 12 }] }),
    cancel({ timestampMs: 4000, endMs: from }),
    cancel({ timestampMs: 5000 }),
  )
  expect(draft.results.slice(1)).toMatchObject([
    { kind: 'cancelled', fromMs: from, toMs: to, voidReason: 12 },
    { kind: 'cancelled', fromMs: null, toMs: from },
    { kind: 'cancelled', fromMs: null, toMs: null },
  ])
  expect(marketOf(draft)?.status).toBe(-3)
  expect(marketOf(tell(oddsChange({ timestampMs: 1000 }), cancel({ timestampMs: 3000 })))?.status).toBe(1)
})

test('a cancel is taken back by its own interval and no other', () => {
  const [from, to] = [1_700_000_000_000, 1_700_000_060_000]
  const interval = { startMs: from, endMs: to }
  expect(kinds(tell(cancel({ timestampMs: 1000, ...interval }), rollbackCancel({ timestampMs: 2000, startMs: from })))).toEqual([
    '1 cancelled',
  ])
  expect(kinds(tell(cancel({ timestampMs: 1000, ...interval }), rollbackCancel({ timestampMs: 2000, ...interval })))).toEqual([
    '1 cancelled',
    '2 cancel_rolled_back',
  ])
  expect(kinds(tell(rollbackCancel({ timestampMs: 2000, ...interval }), cancel({ timestampMs: 1000, ...interval, requestId: 3 })))).toEqual(
    [],
  )
})

test('what is told of a market before the market itself is kept', () => {
  expect(marketOf(tell(settlement({ timestampMs: 2000 })))).toMatchObject({ status: -3, outcomes: [] })
  expect(marketOf(tell(cancel({ timestampMs: 2000 })))).toMatchObject({ status: 0, outcomes: [] })
})

test('markets that nobody can keep are counted, and the others of the message are kept', () => {
  const same = offer({ outcomes: [outcome('1', 2000), outcome('1', 3000)] })
  const bad = [
    offer({ id: 3e9 }),
    offer({ specifiers: `a=${'x'.repeat(400)}` }),
    offer({ outcomes: [outcome('y'.repeat(200), 2000)] }),
    same,
  ]
  const draft = tell(oddsChange({ timestampMs: 1000, markets: [...bad, offer({ id: 18 })] }))
  expect(draft.refused).toBe(4)
  expect([...committed(draft).markets.keys()]).toEqual(['18/'])
})

test('how it stands counts in the order of arrival; what a recovery tells of earlier does not', () => {
  const standing = (home: number) => ({ status: 'live' as const, matchStatus: 6, score: { home, away: 0 }, periods: [] })
  const draft = tell(
    oddsChange({ timestampMs: 3000, status: standing(2), markets: [] }),
    oddsChange({ timestampMs: 2000, requestId: 4, status: standing(1), markets: [] }),
  )
  expect(draft.event).toMatchObject({ state: 'live', standing: { score: { home: 2 } }, version: 2 })
  expect(
    tell(
      oddsChange({ timestampMs: 3000, status: standing(2), markets: [] }),
      oddsChange({ timestampMs: 4000, status: standing(2), markets: [] }),
    ).event.version,
  ).toBe(2)
})

test('an event is unknown until its fixture was read, and for ever where it is refused', () => {
  const draft = newDraft({ ...event, state: 'unknown' }, new Map())
  applyMessage(draft, oddsChange({ timestampMs: 1, status: { status: 'live', matchStatus: 6, periods: [] } }) as EventMessage, groupsOf)
  expect(draft.event.state).toBe('unknown')
  const fixture = {
    urn: MATCH,
    sportUrn: 'sr:sport:1',
    tournamentUrn: null,
    homeUrn: null,
    awayUrn: null,
    startsAtMs: 1,
    isVirtual: true,
    status: 'not_started' as const,
    refused: null,
    details: {},
  }
  applyFixture(draft, { ...fixture, refused: 'youth' })
  expect(draft.event).toMatchObject({ state: 'unknown', fixture: { refused: 'youth' } })
  applyFixture(draft, fixture)
  expect(draft.event).toMatchObject({ state: 'live', fixture: { refused: null } })
  applyFixture(draft, { ...fixture, status: 'postponed' })
  expect(draft.event.state, 'while it is played its messages say how it stands').toBe('live')
  applyFixture(draft, { ...fixture, status: 'abandoned' })
  expect(draft.event.state, 'unless its end was missed').toBe('abandoned')
  applyFixture(draft, { ...fixture, status: 'live' })
  expect(draft.event.state).toBe('abandoned')
  const { version } = draft.event
  applyFixture(draft, { ...fixture, details: {} })
  expect(draft.event.version, 'what is known already changes nothing').toBe(version)
})
