import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadMessage } from '../bad-message.ts'
import { type KnownMessage, readMessage, writeMessage } from './message.ts'

const DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** A live match of football: a line that is settled, one that is handed over, a market of another kind, things that nobody knows yet. */
const ODDS_CHANGE = `${DECLARED}
<odds_change product="101" event_id="tc:match:4711" timestamp="1790000000123" request_id="55" odds_change_reason="1" later="x">
  <sport_event_status status="1" reporting="1" match_status="7" home_score="2.0" away_score="1" winner_id="x">
    <clock match_time="63:07" stoppage_time="0:00" stoppage_time_announced="4" stopped="false"/>
    <period_scores>
      <period_score match_status_code="6" number="1" home_score="1" away_score="1"/>
      <period_score match_status_code="7" number="2" home_score="1" away_score="0"/>
    </period_scores>
    <statistics>
      <yellow_cards home="2" away="3"/><red_cards home="0" away="1"/><yellow_red_cards home="0" away="0"/><corners home="6" away="2"/>
      <offsides home="1" away="1"/>
    </statistics>
  </sport_event_status>
  <odds_generation_properties expected_totals="2.7" expected_supremacy="-0.1"/>
  <odds betting_status="2" betstop_reason="37">
    <market id="18" specifiers="total=3.5" favourite="1" status="1" cashout_status="1">
      <market_metadata next_betstop="1790000060000"/>
      <outcome id="12" odds="1.85" probabilities="0.512345678" active="1"/>
      <outcome id="13" odds="2" probabilities="4.87654322E-1" active="0"/>
    </market>
    <market specifiers="total=2.5" id="18" status="-3"/>
    <market id="203" specifiers="setnr=2|hcp=-1.5" status="-2" cashout_status="-2"><outcome id="1714" probabilities="NaN"/></market>
    <market id="40"><outcome id="sr:player:9" odds="200.0" team="2" active="1"/></market>
    <market id="16" specifiers="hcp=-0.25" status="-1">
      <outcome id="1714" odds="2.0055" win_probabilities="0.4" half_lose_probabilities="0.3" lose_probabilities="0.3" active="1"/>
    </market>
    <novelty id="1"/>
  </odds>
</odds_change>`

test('a change of odds says what it says, and what is not known in it is ignored', () => {
  expect(readMessage(Buffer.from(ODDS_CHANGE))).toEqual({
    kind: 'odds_change',
    producer: 101,
    event: 'tc:match:4711',
    timestampMs: 1_790_000_000_123,
    requestId: 55,
    reason: 1,
    bettingStatus: 2,
    betstopReason: 37,
    status: {
      status: 'live',
      reporting: 'live',
      matchStatus: 7,
      score: { home: 2, away: 1 },
      clock: { matchSeconds: 3787, stoppageSeconds: 0, stoppageAnnouncedSeconds: 240, stopped: false },
      periods: [
        { number: 1, matchStatus: 6, score: { home: 1, away: 1 } },
        { number: 2, matchStatus: 7, score: { home: 1, away: 0 } },
      ],
      yellowCards: { home: 2, away: 3 },
      redCards: { home: 0, away: 1 },
      yellowRedCards: { home: 0, away: 0 },
      corners: { home: 6, away: 2 },
    },
    markets: [
      {
        id: 18,
        specifiers: 'total=3.5',
        status: 'active',
        favourite: true,
        cashout: 'available',
        nextBetstopMs: 1_790_000_060_000,
        outcomes: [
          { id: '12', odds: 1850, probability: 512_345_678, active: true },
          { id: '13', odds: 2000, probability: 487_654_322, active: false },
        ],
      },
      { id: 18, specifiers: 'total=2.5', status: 'settled', favourite: false, outcomes: [] },
      {
        id: 203,
        specifiers: 'hcp=-1.5|setnr=2',
        status: 'handed_over',
        favourite: false,
        cashout: 'closed',
        outcomes: [{ id: '1714', active: true }],
      },
      {
        id: 40,
        specifiers: '',
        status: 'active',
        favourite: false,
        outcomes: [{ id: 'sr:player:9', odds: 200_000, team: 'away', active: true }],
      },
      {
        id: 16,
        specifiers: 'hcp=-0.25',
        status: 'suspended',
        favourite: false,
        outcomes: [
          {
            id: '1714',
            odds: 2006,
            active: true,
            winProbability: 400_000_000,
            halfLoseProbability: 300_000_000,
            loseProbability: 300_000_000,
          },
        ],
      },
    ],
  })
})

test('what a tennis match and a map of Counter-Strike tell besides', () => {
  const status = (attributes: string) => {
    const message = readMessage(
      `<odds_change product="1" event_id="sr:match:1" timestamp="2"><sport_event_status ${attributes}/><odds/></odds_change>`,
    )
    return message.kind === 'odds_change' ? message.status : undefined
  }
  expect(status('status="1" match_status="9" home_gamescore="50" away_gamescore="40" current_server="2" tiebreak="false"')).toEqual({
    status: 'live',
    matchStatus: 9,
    gameScore: { home: 50, away: 40 },
    server: 'away',
    tiebreak: false,
    periods: [],
  })
  expect(status('status="3" match_status="100" current_ct_team="1" possession="0" try="3" yards="8"')).toEqual({
    status: 'ended',
    matchStatus: 100,
    ctTeam: 'home',
    down: 3,
    yardsToGo: 8,
    periods: [],
  })
})

const HEAD = 'product="1" event_id="sr:match:1" timestamp="9"'
const head = { producer: 1, event: 'sr:match:1', timestampMs: 9 }
const market = { id: 1, specifiers: '' }
test.each<[string, unknown]>([
  [
    `<bet_stop ${HEAD} groups="score|corners" market_status="0"/>`,
    { kind: 'bet_stop', ...head, groups: ['score', 'corners'], marketStatus: 'inactive' },
  ],
  [
    `<bet_stop ${HEAD} groups="all" betstop_reason="4"/>`,
    { kind: 'bet_stop', ...head, groups: ['all'], marketStatus: 'suspended', reason: 4 },
  ],
  [
    `<bet_settlement ${HEAD} certainty="2"><outcomes><market id="16" specifiers="hcp=0.25" void_reason="9"><outcome id="1714" result="1" void_factor="0.5"/><outcome
     id='1715' result='0' void_factor='1.0' dead_heat_factor='0.333333333'/><outcome id="1" result="-1"/></market></outcomes></bet_settlement>`,
    {
      kind: 'bet_settlement',
      ...head,
      certainty: 'confirmed',
      markets: [
        {
          id: 16,
          specifiers: 'hcp=0.25',
          voidReason: 9,
          outcomes: [
            { id: '1714', result: 'won', voidFactor: 500_000_000 },
            { id: '1715', result: 'lost', voidFactor: 1_000_000_000, deadHeatFactor: 333_333_333 },
            { id: '1', result: 'undecided' },
          ],
        },
      ],
    },
  ],
  [
    `<rollback_bet_settlement ${HEAD}><market id="1"/></rollback_bet_settlement>`,
    { kind: 'rollback_bet_settlement', ...head, markets: [market] },
  ],
  [
    `<bet_cancel ${HEAD} start_time="5" end_time="7" superceded_by="sr:match:2"><market id="1" void_reason="12"/></bet_cancel>`,
    { kind: 'bet_cancel', ...head, startMs: 5, endMs: 7, supercededBy: 'sr:match:2', markets: [{ ...market, voidReason: 12 }] },
  ],
  [
    `<rollback_bet_cancel ${HEAD} end_time="7"><market id="1"/></rollback_bet_cancel>`,
    { kind: 'rollback_bet_cancel', ...head, endMs: 7, markets: [market] },
  ],
  [`<fixture_change ${HEAD} change_type="2" start_time="5"/>`, { kind: 'fixture_change', ...head, change: 'datetime', startMs: 5 }],
  [`<fixture_change ${HEAD} change_type="77"/>`, { kind: 'fixture_change', ...head }],
  ['<alive product="3" timestamp="8" subscribed="0"/>', { kind: 'alive', producer: 3, timestampMs: 8, subscribed: false }],
  [
    '<snapshot_complete request_id="12" product="3" timestamp="8"/>',
    { kind: 'snapshot_complete', requestId: 12, producer: 3, timestampMs: 8 },
  ],
  ['<product_down product="3"/>', { kind: 'unknown', name: 'product_down' }],
  ['<constructor/>', { kind: 'unknown', name: 'constructor' }],
])('%s', (xml, said) => {
  expect(readMessage(xml)).toEqual(said)
})

test.each([
  ['', 'not XML'],
  ['<alive', 'not XML: Unclosed start tag'],
  ['<alive product="3" timestamp="8"/>', 'alive: no subscribed'],
  ['<alive product="3" timestamp="8" subscribed="maybe"/>', 'alive: subscribed "maybe" is not yes or no'],
  ['<alive product="3.5" timestamp="8" subscribed="1"/>', 'alive: product "3.5" is not a whole number'],
  ['<alive product="1" product="2" timestamp="8" subscribed="1"/>', 'Duplicate attribute'],
  [`<bet_settlement ${HEAD} certainty="3"/>`, 'bet_settlement: certainty "3" is not one of 1, 2'],
  [`<odds_change ${HEAD}><odds><market id="1" status="5"/></odds></odds_change>`, 'market: status "5" is not one of 1, 0, -1, -2, -3, -4'],
  [`<odds_change ${HEAD}><odds><market id="1" specifiers="total"/></odds></odds_change>`, 'specifiers "total" is not specifiers'],
  [`<odds_change ${HEAD}><odds><market id="1"><outcome id="1" odds="-2"/></market></odds></odds_change>`, 'odds "-2" is not odds'],
  [`<odds_change ${HEAD}><odds><market id="1"><outcome id="1" odds="1e300"/></market></odds></odds_change>`, 'odds "1e300" is not odds'],
  [`<odds_change ${HEAD}><odds><market id="1"><outcome id="1" probabilities="1.1"/></market></odds></odds_change>`, 'between 0 and 1'],
])('%s is bad: %s', (xml, why) => {
  expect(() => readMessage(xml)).toThrow(BadMessage)
  expect(() => readMessage(xml)).toThrow(why)
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
/** Without what is not said. */
const said = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(model).map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)))
const count = fc.nat(1_000_000)
const both = fc.record({ home: count, away: count })
const text = fc.string({
  unit: fc.constantFrom('a', 'Z', '0', 'é', '😀', '&', '<', '>', '"', "'", '|', '=', ' ', '\t', '\n', '\r', '\uFFFD'),
  minLength: 1,
})
const billionths = fc.nat(1_000_000_000)
const named = {
  id: count,
  specifiers: fc.constantFrom('', 'total=2.5', 'gamenr=3|setnr=2', 'variant=sr:exact_goals:6+', 'hcp=0:1'),
  voidReason: maybe(count),
}
const offered = said({
  id: count,
  specifiers: named.specifiers,
  favourite: fc.boolean(),
  nextBetstopMs: maybe(count),
  status: fc.constantFrom('active', 'inactive', 'suspended', 'handed_over', 'settled', 'cancelled'),
  cashout: maybe(fc.constantFrom('available', 'unavailable', 'closed')),
  outcomes: fc.array(
    said({
      id: text,
      odds: maybe(fc.nat(10_000_000)),
      probability: maybe(billionths),
      winProbability: maybe(billionths),
      active: fc.boolean(),
      team: maybe(fc.constantFrom('home', 'away')),
    }),
    { maxLength: 4 },
  ),
})
const ofEvent = { producer: count, timestampMs: fc.nat(2 ** 42), event: text, requestId: maybe(count) }
const eventStatus = said({
  status: fc.constantFrom('not_started', 'live', 'abandoned'),
  matchStatus: count,
  score: maybe(both),
  gameScore: maybe(both),
  server: maybe(fc.constantFrom('home', 'away')),
  tiebreak: maybe(fc.boolean()),
  corners: maybe(both),
  redCards: maybe(both),
  clock: maybe(said({ matchSeconds: maybe(count), remainingSeconds: maybe(count), stopped: maybe(fc.boolean()) })),
  periods: fc.array(said({ number: maybe(count), matchStatus: count, score: both }), { maxLength: 3 }),
})
const messages = fc.oneof(
  said({
    kind: fc.constant('odds_change'),
    ...ofEvent,
    status: maybe(eventStatus),
    reason: maybe(count),
    markets: fc.array(offered, { maxLength: 4 }),
    bettingStatus: maybe(count),
    betstopReason: maybe(count),
  }),
  said({
    kind: fc.constant('bet_settlement'),
    ...ofEvent,
    certainty: fc.constantFrom('scouted', 'confirmed'),
    markets: fc.array(
      said({
        ...named,
        outcomes: fc.array(
          said({
            id: text,
            result: fc.constantFrom('won', 'lost', 'undecided'),
            voidFactor: maybe(billionths),
            deadHeatFactor: maybe(billionths),
          }),
        ),
      }),
      { maxLength: 4 },
    ),
  }),
  said({
    kind: fc.constantFrom('bet_cancel', 'rollback_bet_cancel'),
    ...ofEvent,
    startMs: maybe(count),
    endMs: maybe(count),
    markets: fc.array(said(named), { maxLength: 4 }),
  }),
  said({
    kind: fc.constant('bet_stop'),
    ...ofEvent,
    groups: fc.subarray(['all', 'score', '1st_half']),
    marketStatus: fc.constant('inactive'),
  }),
  said({ kind: fc.constant('alive'), producer: count, timestampMs: count, subscribed: fc.boolean() }),
)

test('what is written is read again as it was', () => {
  fc.assert(
    fc.property(messages, (message) => {
      const xml = writeMessage(message as unknown as KnownMessage)
      expect(readMessage(xml)).toEqual(message)
      expect(readMessage(Buffer.from(xml))).toEqual(message)
    }),
    { numRuns: 200 },
  )
})

test('odds and probabilities are written to the last part of them, and nothing is written that could not be read', () => {
  const write = (outcome: object) =>
    writeMessage({
      kind: 'odds_change',
      ...head,
      markets: [{ id: 1, specifiers: '', status: 'active', favourite: false, outcomes: [{ id: '1', active: true, ...outcome }] }],
    })
  expect(write({ odds: 1850, probability: 7 })).toContain('<outcome id="1" odds="1.85" probabilities="0.000000007" active="1"/>')
  expect(write({ odds: 200_000, probability: 1_000_000_000 })).toContain('odds="200" probabilities="1"')
  expect(write({ odds: 1005 })).toContain('odds="1.005"')
  for (const wrong of [{ odds: 1.85 }, { odds: -1 }, { probability: 1_000_000_001 }, { id: 'a\u0000b' }, { id: '\uD800' }])
    expect(() => write(wrong)).toThrow(RangeError)
})
