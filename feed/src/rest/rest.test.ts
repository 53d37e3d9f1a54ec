import { expect, test } from 'vitest'
import { BadMessage } from '../bad-message.ts'
import { answer } from './answer.ts'
import { selections } from './custom-bet.ts'
import { CALLS, productOf, readPath, writePath } from './paths.ts'
import { schedulePieces } from './sport-events.ts'

const { reply: producers } = CALLS.producers
const SPORTS_API = 'xmlns="http://schemas.sportradar.com/sportsapi/v1/unified"'

/** Each document as somebody else would write it, and what it says. */
const documents: [keyof typeof CALLS, string, unknown][] = [
  [
    'producers',
    `<producers response_code="OK"><producer id="101" name="LO" description="Live" api_url="http://127.0.0.1:4600/v1/liveodds/" active="true" scope="live|virtual"
      stateful_recovery_window_in_minutes="600"/><producer id="103" name="Pre" description="Before" api_url="http://127.0.0.1:4600/v1/pre" active="false"/></producers>`,
    {
      code: 'OK',
      producers: [
        {
          id: 101,
          name: 'LO',
          description: 'Live',
          apiUrl: 'http://127.0.0.1:4600/v1/liveodds/',
          active: true,
          scope: ['live', 'virtual'],
          recoveryWindowMinutes: 600,
        },
        { id: 103, name: 'Pre', description: 'Before', apiUrl: 'http://127.0.0.1:4600/v1/pre', active: false },
      ],
    },
  ],
  [
    'markets',
    `<market_descriptions response_code="OK"><market id="18" name="Total" groups="all|score|regular_play"><outcomes><outcome id="12" name="over {total}"/>
      <outcome id="13" name="under {total}"/></outcomes><specifiers><specifier name="total" type="decimal"/></specifiers><mappings><mapping product_id="1"/></mappings>
      <attributes><attribute name="is_golden" description="of gold"/></attributes></market>
      <market id="40" name="Scorer" groups="all" includes_outcomes_of_type="sr:player"/></market_descriptions>`,
    {
      code: 'OK',
      markets: [
        {
          id: 18,
          name: 'Total',
          groups: ['all', 'score', 'regular_play'],
          outcomes: [
            { id: '12', name: 'over {total}' },
            { id: '13', name: 'under {total}' },
          ],
          specifiers: [{ name: 'total', type: 'decimal' }],
          attributes: [{ name: 'is_golden', description: 'of gold' }],
        },
        { id: 40, name: 'Scorer', groups: ['all'], outcomesOfType: 'sr:player', outcomes: [], specifiers: [], attributes: [] },
      ],
    },
  ],
  [
    'variants',
    `<variant_descriptions response_code="OK"><variant id="sr:exact_goals:6+"><outcomes><outcome id="sr:exact_goals:6+:68" name="0"/></outcomes></variant>
      </variant_descriptions>`,
    { code: 'OK', variants: [{ id: 'sr:exact_goals:6+', outcomes: [{ id: 'sr:exact_goals:6+:68', name: '0' }] }] },
  ],
  [
    'fixture',
    `<fixtures_fixture ${SPORTS_API} generated_at="2026-10-01T12:00:00+00:00"><fixture id="tc:match:5" scheduled="2026-10-01T19:00:00+00:00"
      start_time="2026-10-01T16:05:00-03:00" start_time_tbd="false" liveodds="booked" status="not_started" next_live_time="2026-10-01T19:05:00.000Z">
      <tournament_round type="cup" name="semifinal" cup_round_match_number="1" cup_round_matches="2"/>
      <season id="tc:season:2" name="Copa 26" start_date="2026-09-01" end_date="2026-11-30" year="26" tournament_id="tc:tournament:3"/>
      <tournament id="tc:tournament:3" name="Copa &quot;Ouro&quot;"><sport id="sr:sport:1" name="Soccer"/><category id="tc:category:1" name="Norte" country_code="BRA"/></tournament>
      <competitors><competitor id="tc:competitor:1" name="Araras &amp; Filhos" abbreviation="ARA" qualifier="home" country="Brazil" country_code="BRA" gender="male">
        <reference_ids><reference_id name="x" value="1"/></reference_ids></competitor>
        <competitor id="tc:competitor:2" name="Jacarés" abbreviation="JAC" qualifier="away" virtual="true"/></competitors>
      <venue id="tc:venue:1" name="Arena" capacity="1200" city_name="Belém" country_name="Brazil" country_code="BRA"/>
      <tv_channels><tv_channel name="none"/></tv_channels>
      <extra_info><info key="neutral_ground" value="false"/><info key="virtual" value="true"/></extra_info></fixture></fixtures_fixture>`,
    {
      generatedAtMs: Date.UTC(2026, 9, 1, 12),
      fixture: {
        id: 'tc:match:5',
        scheduledMs: Date.UTC(2026, 9, 1, 19),
        startMs: Date.UTC(2026, 9, 1, 19, 5),
        startToBeDefined: false,
        liveOdds: 'booked',
        status: 'not_started',
        nextLiveMs: Date.UTC(2026, 9, 1, 19, 5),
        round: { type: 'cup', name: 'semifinal', matchNumber: 1, matches: 2 },
        season: {
          id: 'tc:season:2',
          name: 'Copa 26',
          startDate: '2026-09-01',
          endDate: '2026-11-30',
          year: '26',
          tournament: 'tc:tournament:3',
        },
        tournament: {
          id: 'tc:tournament:3',
          name: 'Copa "Ouro"',
          sport: { id: 'sr:sport:1', name: 'Soccer' },
          category: { id: 'tc:category:1', name: 'Norte', countryCode: 'BRA' },
        },
        competitors: [
          {
            id: 'tc:competitor:1',
            name: 'Araras & Filhos',
            abbreviation: 'ARA',
            side: 'home',
            country: 'Brazil',
            countryCode: 'BRA',
            gender: 'male',
          },
          { id: 'tc:competitor:2', name: 'Jacarés', abbreviation: 'JAC', side: 'away', virtual: true },
        ],
        venue: { id: 'tc:venue:1', name: 'Arena', capacity: 1200, city: 'Belém', country: 'Brazil', countryCode: 'BRA' },
        extraInfo: [
          { key: 'neutral_ground', value: 'false' },
          { key: 'virtual', value: 'true' },
        ],
      },
    },
  ],
  [
    'schedule',
    `<schedule ${SPORTS_API} generated_at="2026-10-01T12:00:00Z"><sport_event id="tc:match:5" scheduled="2026-10-01T19:00:00+00:00" liveodds="booked"/>
      <sport_event id="tc:match:6"><tournament_round type="group" number="7" group="A"/></sport_event></schedule>`,
    {
      generatedAtMs: Date.UTC(2026, 9, 1, 12),
      events: [
        { id: 'tc:match:5', scheduledMs: Date.UTC(2026, 9, 1, 19), liveOdds: 'booked', competitors: [] },
        { id: 'tc:match:6', round: { type: 'group', number: 7, group: 'A' }, competitors: [] },
      ],
    },
  ],
  ['sports', `<sports ${SPORTS_API}><sport id="sr:sport:5" name="Tennis"/></sports>`, { sports: [{ id: 'sr:sport:5', name: 'Tennis' }] }],
  [
    'tournaments',
    `<tournaments ${SPORTS_API}><tournament id="tc:tournament:3" name="Copa"><sport id="sr:sport:1" name="Soccer"/><category id="tc:category:1" name="Norte"/>
      <current_season id="tc:season:2" name="Copa 26"/></tournament></tournaments>`,
    {
      tournaments: [
        {
          id: 'tc:tournament:3',
          name: 'Copa',
          sport: { id: 'sr:sport:1', name: 'Soccer' },
          category: { id: 'tc:category:1', name: 'Norte' },
          currentSeason: { id: 'tc:season:2', name: 'Copa 26' },
        },
      ],
    },
  ],
  [
    'competitor',
    `<competitor_profile ${SPORTS_API}><competitor id="tc:competitor:1" name="Araras" abbreviation="ARA"><sport id="sr:sport:1" name="Soccer"/></competitor>
      <players><player id="tc:player:10" name="Silva, Ana" full_name="Ana Silva" type="forward" date_of_birth="2000-02-29" nationality="Brazil" country_code="BRA"
      jersey_number="9"/></players></competitor_profile>`,
    {
      competitor: { id: 'tc:competitor:1', name: 'Araras', abbreviation: 'ARA', sport: { id: 'sr:sport:1', name: 'Soccer' } },
      players: [
        {
          id: 'tc:player:10',
          name: 'Silva, Ana',
          fullName: 'Ana Silva',
          position: 'forward',
          birthDate: '2000-02-29',
          nationality: 'Brazil',
          countryCode: 'BRA',
          number: 9,
        },
      ],
    },
  ],
  [
    'probabilities',
    `<cashout product="101" event_id="tc:match:5" timestamp="9"><sport_event_status status="1" match_status="6"/><odds><market id="1" status="1" cashout_status="1">
      <outcome id="1" probabilities="0.25" active="1"/><outcome id="2" probabilities="NaN" active="0"/></market></odds></cashout>`,
    {
      producer: 101,
      event: 'tc:match:5',
      timestampMs: 9,
      status: { status: 'live', matchStatus: 6, periods: [] },
      markets: [
        {
          id: 1,
          specifiers: '',
          status: 'active',
          favourite: false,
          cashout: 'available',
          outcomes: [
            { id: '1', probability: 250_000_000, active: true },
            { id: '2', active: false },
          ],
        },
      ],
    },
  ],
  [
    'recovery',
    '<response response_code="ACCEPTED"><action>Recovery of 101 from 5</action><message>Request <b>accepted</b> &amp; begun</message></response>',
    { code: 'ACCEPTED', action: 'Recovery of 101 from 5', message: 'Request accepted & begun' },
  ],
  [
    'availableSelections',
    `<available_selections generated_at="2026-10-01T12:00:00Z"><event id="tc:match:5"><markets><market id="18" specifiers="total=2.5"><outcome id="12"/><outcome
      id="13"/></market></markets></event></available_selections>`,
    {
      generatedAtMs: Date.UTC(2026, 9, 1, 12),
      event: { id: 'tc:match:5', markets: [{ id: 18, specifiers: 'total=2.5', outcomes: [{ id: '12' }, { id: '13' }] }] },
    },
  ],
  [
    'calculate',
    `<calculation_response generated_at="2026-10-01T12:00:00Z"><calculation odds="3.5704619" probability="0.2540464619" harmonization="false"/>
      <available_selections><event id="tc:match:5"/></available_selections></calculation_response>`,
    {
      generatedAtMs: Date.UTC(2026, 9, 1, 12),
      calculation: { odds: 3570, probability: 254_046_462, harmonised: false },
      events: [{ id: 'tc:match:5', markets: [] }],
    },
  ],
]

test.each(documents)('%s', (name, xml, said) => {
  const { reply } = CALLS[name]
  const read = reply.read(Buffer.from(xml))
  expect(read).toEqual(said)
  const written = reply.write(read as never)
  expect(reply.read(written)).toEqual(said)
  expect(written.includes('xmlns=')).toBe(!/^<(producers|market_desc|variant_desc|cashout|response)/.test(xml))
})

test('every call has a document that is tested', () => {
  const tested = new Set(documents.map(([name]) => CALLS[name].reply))
  for (const { reply } of Object.values(CALLS)) expect(tested).toContain(reply)
})

test('selections that are to be one bet are posted', () => {
  const picked = [
    { event: 'tc:match:5', market: 18, specifiers: 'total=2.5', outcome: '12' },
    { event: 'tc:match:5', market: 1, specifiers: '', outcome: '1' },
  ]
  const xml = CALLS.calculate.body.write({ selections: picked })
  expect(xml).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<selections xmlns="http://schemas.sportradar.com/custombet/v1/endpoints"><selection id="tc:match:5" market_id="18" specifiers="total=2.5" outcome_id="12"/><selection id="tc:match:5" market_id="1" outcome_id="1"/></selections>`,
  )
  expect(selections.read(xml)).toEqual({ selections: picked })
})

test('another document than the one that was asked for is bad, and says so', () => {
  const refusal = answer.write({ code: 'NOT_FOUND', message: 'no such event' })
  expect(() => CALLS.fixture.reply.read(refusal)).toThrow(BadMessage)
  expect(() => CALLS.fixture.reply.read(refusal)).toThrow('fixtures_fixture expected, not response')
  expect(() => producers.read('<producers><producer id="1"/></producers>')).toThrow('producer: no name')
  expect(() => CALLS.fixture.reply.read('<fixtures_fixture><fixture id="a" start_time="tomorrow"/></fixtures_fixture>')).toThrow(
    'not a moment',
  )
})

test('paths are written and read by one table', () => {
  expect(writePath('fixture', { language: 'pt', event: 'tc:match:5' })).toBe('/v1/sports/pt/sport_events/tc:match:5/fixture.xml')
  expect(writePath('schedule', { language: 'en', day: 'live' })).toBe('/v1/sports/en/schedules/live/schedule.xml')
  expect(writePath('recovery', { product: 'liveodds', after: 5, request_id: 7, node_id: 2 })).toBe(
    '/v1/liveodds/recovery/initiate_request?after=5&request_id=7&node_id=2',
  )
  expect(writePath('recovery', { product: 'pre' })).toBe('/v1/pre/recovery/initiate_request')
  expect(writePath('lineProbabilities', { event: 'tc:match:5', market: 210, specifiers: 'gamenr=2|setnr=1' })).toBe(
    '/v1/probabilities/tc:match:5/210/gamenr=2%7Csetnr=1',
  )
  const values = {
    language: 'en',
    event: 'tc:match:5',
    market: '21',
    variant: 'sr:exact_goals:6+/?&%',
    specifiers: 'a=1|b=2',
    day: '2026-10-01',
    product: 'pre',
    competitor: 'tc:competitor:1',
    after: '5',
    request_id: '6',
    node_id: '7',
    include_mappings: 'false',
  }
  for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
    const { method, path, query } = CALLS[name]
    const said = Object.entries(values).filter(([key]) => path.includes(`{${key}}`) || (query as readonly string[]).includes(key))
    const written = writePath(name, Object.fromEntries(said) as never)
    expect(readPath(method, written), written).toEqual({ call: name, values: Object.fromEntries(said) })
    expect(readPath(method === 'GET' ? 'POST' : 'GET', written)).toBeUndefined()
  }
  for (const path of ['', '/', '/v1/sports/en/sports.xml/', '/v1/sports//sports.xml', '/v1/sports/en/sportsXxml', '/v1/probabilities/%'])
    expect(readPath('GET', path), path).toBeUndefined()
  expect(readPath('GET', '/v1/sports/en/sports.xml?token=1')).toEqual({ call: 'sports', values: { language: 'en' } })
})

test('recoveries of a producer are asked for by the last word of its address', () => {
  expect(productOf('https://api.example/v1/liveodds/')).toBe('liveodds')
  expect(productOf('https://api.example/v1/pre')).toBe('pre')
})

test('a schedule that is made event by event is the same document', () => {
  const generatedAtMs = Date.UTC(2026, 9, 1, 12)
  const events = [5, 6, 7].map((n) => ({ id: `tc:match:${n}`, scheduledMs: generatedAtMs + n, liveOdds: 'booked', competitors: [] }))
  const pieces = [...schedulePieces(generatedAtMs, events)]
  expect(pieces).toHaveLength(events.length + 2)
  expect(pieces.join('')).toBe(CALLS.schedule.reply.write({ generatedAtMs, events }))
  const { events: none } = CALLS.schedule.reply.read([...schedulePieces(generatedAtMs, [])].join(''))
  expect(none).toEqual([])
})
