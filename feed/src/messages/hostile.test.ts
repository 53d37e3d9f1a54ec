import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadMessage } from '../bad-message.ts'
import { CALLS } from '../rest/paths.ts'
import { readRoutingKey } from '../routing-key.ts'
import { readMessage } from './message.ts'

const SAMPLE = `<?xml version="1.0"?><odds_change product="1" event_id="sr:match:1" timestamp="2" request_id="3"><sport_event_status status="1"
 match_status="6" home_score="0" away_score="0"><clock match_time="3:00"/><period_scores><period_score match_status_code="6" number="1"
 home_score="0" away_score="0"/></period_scores></sport_event_status><odds><market id="18" specifiers="total=2.5|a=b" status="-1"><outcome id="12"
 odds="1.85" probabilities="0.5" active="1"/></market></odds><!-- x --><![CDATA[y]]>&amp;&#65;</odds_change>`
const FIXTURE = `<fixtures_fixture><fixture id="sr:match:1" start_time="2026-10-01T19:00:00+00:00"><competitors><competitor id="sr:competitor:1"
 name="A &amp; B" qualifier="home"/></competitors><extra_info><info key="k" value="v"/></extra_info></fixture></fixtures_fixture>`
const documents = Object.values(CALLS).map(({ reply }) => reply.read)

function expectRefused(read: (xml: string | Uint8Array) => unknown, xml: string | Uint8Array): void {
  try {
    read(xml)
  } catch (error) {
    expect(error).toBeInstanceOf(BadMessage)
  }
}

const anyUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

test('whatever bytes come, nothing but a bad message is thrown', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: anyUnit, maxLength: 300 }), (bytes, text) => {
      for (const read of [readMessage, ...documents]) expectRefused(read, bytes)
      expectRefused(readMessage, text)
      expectRefused((key) => readRoutingKey(String(key)), text)
    }),
  )
})

test('whatever is changed in what is good, nothing but a bad message is thrown', () => {
  const pieces = [
    '<',
    '>',
    '"',
    "'",
    '&',
    ';',
    '/',
    '=',
    '|',
    '-',
    '.',
    '\u0000',
    '\uD800',
    '😀',
    '&lt;',
    ']]>',
    '<a>',
    '</odds>',
    'NaN',
    '1e999',
    '__proto__',
  ]
  const changes = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(20), put: fc.constantFrom('', ...pieces) }), {
    minLength: 1,
    maxLength: 4,
  })
  let read = 0
  fc.assert(
    fc.property(changes, fc.constantFrom(SAMPLE, FIXTURE), (made, sample) => {
      const changed = made.reduce<string>((xml, { at, cut, put }) => {
        const from = at % (xml.length + 1)
        return xml.slice(0, from) + put + xml.slice(from + cut)
      }, sample)
      expectRefused((xml) => (readMessage(xml), read++), changed)
      expectRefused(CALLS.fixture.reply.read, changed)
    }),
    { numRuns: 2000 },
  )
  expect(read, 'some of it still says something').toBeGreaterThan(0)
})

test('types and entities of a document’s own are refused, and what is too long is not looked at', () => {
  const laughs = '<!DOCTYPE alive [<!ENTITY a "1"><!ENTITY b "&a;&a;">]><alive product="&b;" timestamp="1" subscribed="1"/>'
  expect(() => readMessage(laughs)).toThrow('declares a document type')
  expect(() => readMessage('<!DOCTYPE alive SYSTEM "file:///etc/passwd"><alive/>')).toThrow('declares a document type')
  expect(() => readMessage('<alive product="&b;" timestamp="1" subscribed="1"/>')).toThrow(BadMessage)
  const alive = '<alive product="1" timestamp="1" subscribed="1"/>'
  expect(readMessage(alive.padEnd(4 * 1024 * 1024))).toMatchObject({ kind: 'alive' })
  expect(() => readMessage(alive.padEnd(4 * 1024 * 1024 + 1))).toThrow('longer than')
  expect(() => readMessage(Buffer.from([...Buffer.from(alive), 0xff]))).toThrow('not UTF-8')
})

const MANY = 1_000_000
test.each([
  ['elements in one another', '<a>'.repeat(MANY)],
  ['line breaks', `<alive>${'\r'.repeat(MANY)}</alive>`],
  ['line breaks in a section', `<alive><![CDATA[${'\r\n'.repeat(MANY)}]]></alive>`],
  ['references', `<alive>${'&amp;'.repeat(MANY / 5)}</alive>`],
  ['brackets', `<alive>${']'.repeat(MANY)}</alive>`],
  ['an attribute without an end', `<alive product="${'x'.repeat(MANY)}`],
  ['attributes', `<alive ${Array.from({ length: 30_000 }, (_, n) => `a${n}=""`).join(' ')}/>`],
  ['comments', `<alive>${'<!---->'.repeat(MANY / 10)}</alive>`],
  ['digits', `<alive product="${'9'.repeat(MANY)}" timestamp="1" subscribed="1"/>`],
  ['specifiers', `<bet_cancel product="1" event_id="a" timestamp="1"><market id="1" specifiers="${'a=|'.repeat(MANY / 4)}"/></bet_cancel>`],
])('many %s end soon', (_, xml) => {
  expect(() => readMessage(xml)).toThrow(BadMessage)
})
