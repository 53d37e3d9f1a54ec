import fs from 'node:fs'
import path from 'node:path'
import { msOfRound } from '@tucano/beacon'
import { hashOfChain } from '@tucano/beacon/chain'
import { isSigned } from '@tucano/beacon/verify'
import type { OddsChange, OfferedMarket } from '@tucano/feed'
import { type MatchProof, verifyMatch } from '@tucano/sports/proof'
import { SPORTS } from '@tucano/sports/markets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashes } from './matches/chain.ts'
import { RACE } from './testing/race.ts'
import { type TestWorld, seededBytes, startTestWorld } from './testing/test-world.ts'

const SECOND = 1000

let played: TestWorld
/** The first match that begins after the world. */
let match: string

const proofOf = async (world: TestWorld, id: string): Promise<MatchProof> =>
  JSON.parse((await world.ask(`/world/matches/${id}/proof`)).body) as MatchProof
const checks = { hashes, beacon: { hashOfChain, isSigned } }
const oddsOf = ({ markets }: Pick<OddsChange, 'markets'>): string[] =>
  markets.map(
    ({ id, specifiers, outcomes }: OfferedMarket) => `${id} ${specifiers} ${outcomes.map(({ id, odds }) => `${id}:${odds}`).join()}`,
  )

beforeAll(async () => {
  played = await startTestWorld({ randomBytes: seededBytes('play') })
  await played.advance(SECOND)
  match = played.world.control.announced()[0]!
})
afterAll(() => played.stop())

test('what decides a match is told before its prices: the end of its chain, and the digest of table and strengths', async () => {
  const proof = await proofOf(played, match)
  expect(proof.beats).toEqual([])
  expect(proof.anchor).toMatch(/^[\da-f]{64}$/)
  const { body } = await played.ask(`/v1/sports/pt/sport_events/${match}/fixture.xml`)
  expect(body).toContain(`key="chain_anchor" value="${proof.anchor}"`)
  expect(body).toContain(`key="strengths_digest" value="${proof.digest}"`)
  await played.listener.all()
  const told = played.listener.heard.filter(({ message }) => 'event' in message && message.event === match)
  expect(told.map(({ message }) => [message.kind, message.producer])).toEqual([
    ['fixture_change', 103],
    ['odds_change', 103],
  ])
  expect(told[1]!.key).toBe(`hi.pre.-.odds_change.1.tc:match.${match.slice('tc:match:'.length)}.-`)
})

test('a match is handed over as it begins, at the same prices; bets close half a second before each round and open after its beat', async () => {
  const { listener, beacon } = played
  const { live, announced } = played.world.control
  await played.until(() => ![...live(), ...announced()].includes(match))
  const [before, handedOver, first, ...changes] = listener.of('odds_change', match)
  expect(before).toMatchObject({ producer: 103, status: { status: 'not_started' } })
  expect(handedOver!.producer).toBe(103)
  expect(handedOver!.markets.every(({ status }) => status === 'handed_over')).toBe(true)
  expect(first).toMatchObject({ producer: 101, status: { status: 'live', score: { home: 0, away: 0 } } })
  expect(oddsOf(first!)).toEqual(oddsOf(before!))

  const proof = await proofOf(played, match)
  const stops = listener.of('bet_stop', match)
  expect(proof.beats.length).toBeGreaterThanOrEqual(3)
  expect(stops).toHaveLength(proof.beats.length)
  for (const [n, { beaconRound }] of proof.beats.entries()) {
    const roundMs = msOfRound(beacon.chain, beaconRound)
    expect(stops[n]!.timestampMs).toBeLessThanOrEqual(roundMs - 400)
    expect(changes[n]!.timestampMs).toBeGreaterThanOrEqual(roundMs)
    if (n > 0) expect(stops[n]!.timestampMs).toBeGreaterThan(changes[n - 1]!.timestampMs)
  }
  expect(changes.at(-2)!.status!.status).toBe('ended')
  expect(changes.at(-1)!.status!.status).toBe('closed')
})

test('every market that was offered is settled as it was decided, and confirmed at the end', () => {
  const settled = played.listener.of('bet_settlement', match)
  const last = settled.at(-1)!
  expect(last.certainty).toBe('confirmed')
  expect(last.markets.map(({ id, specifiers }) => `${id} ${specifiers}`).toSorted()).toEqual(['18 total=3.5', '18 total=4.5', '186 '])
  for (const { markets, certainty } of settled.slice(0, -1)) {
    expect(certainty).toBe('scouted')
    for (const market of markets) expect(last.markets).toContainEqual(market)
  }
  const winner = last.markets.find(({ id }) => id === 186)
  const { score } = played.listener.of('odds_change', match).at(-1)!.status!
  expect(winner!.outcomes).toEqual([
    { id: '4', result: score!.home > score!.away ? 'won' : 'lost' },
    { id: '5', result: score!.home > score!.away ? 'lost' : 'won' },
  ])
})

test('a match is proven from what is told: beats, prices and score; whatever is changed in it is found', async () => {
  const proof = await proofOf(played, match)
  expect(verifyMatch(RACE, proof, checks)).toEqual([])
  const [first, second, ...rest] = proof.beats
  const changed: [Partial<MatchProof>, string][] = [
    [{ score: { home: 9, away: 9 } }, 'score'],
    [{ anchor: '00'.repeat(32) }, 'chain'],
    [{ digest: '00'.repeat(32) }, 'digest'],
    [{ prices: '00'.repeat(32) }, 'prices'],
    [{ beats: [first!, ...rest] }, 'number'],
    [{ beats: [{ ...first!, seed: '11'.repeat(32) }, second!, ...rest] }, 'chain'],
    [{ beats: [{ ...first!, beaconRound: first!.beaconRound + 1 }, second!, ...rest] }, 'signature'],
    [{ beats: [first!, { ...second!, beaconRound: first!.beaconRound }, ...rest] }, 'round'],
    [{ beats: [{ ...first!, told: [] }, second!, ...rest] }, 'beat'],
    [{ beats: [...proof.beats, { ...first!, number: proof.beats.length + 1 }] }, 'over'],
    [{ strengths: { goals: { home: 1, away: 2 } } }, 'digest'],
    [{ beacon: { ...proof.beacon, genesisSeconds: 1 } }, 'beacon'],
  ]
  // A signature takes long to check, and the others are whole.
  const unsigned = { hashes, beacon: { hashOfChain, isSigned: () => true } }
  for (const [change, problem] of changed) {
    const findings = verifyMatch(RACE, { ...proof, ...change }, problem === 'signature' ? checks : unsigned)
    expect(findings.map((finding) => finding.problem)).toContain(problem)
  }
  expect(verifyMatch(undefined, proof, checks)).toEqual([{ problem: 'sport' }])
})

test('while a match is played, no seed of a beat to come is told', async () => {
  await played.until(() => played.world.control.live().length > 0)
  const live = played.world.control.live()[0]!
  const proof = await proofOf(played, live)
  const { body } = await played.ask(`/world/matches/${live}`)
  expect((JSON.parse(body) as { beat: number }).beat).toBe(proof.beats.length)
  expect(verifyMatch(RACE, proof, checks)).toEqual([])
  expect(Object.keys(proof)).not.toContain('seed')
  // Nobody else on the machine reads it either.
  for (const file of fs.readdirSync(played.folder).filter((name) => name.startsWith('world.sqlite')))
    expect(fs.statSync(path.join(played.folder, file)).mode & 0o077, file).toBe(0)
})

test('football by its own table: what is told so far is proven, every price of it, and its prices move while nothing happens', async () => {
  const football = await startTestWorld({ sports: { football: SPORTS.football }, aheadMs: 0, randomBytes: seededBytes('football') })
  await football.advance(16 * SECOND)
  const id = football.world.control.live()[0]!
  const proof = await proofOf(football, id)
  expect(proof.beats.length).toBeGreaterThanOrEqual(2)
  expect(verifyMatch(SPORTS.football, proof, checks)).toEqual([])
  const [first, second] = football.listener.of('odds_change', id).filter(({ producer, markets }) => producer === 101 && markets.length > 0)
  expect(first!.markets.length).toBeGreaterThan(30)
  expect(first!.markets.filter(({ id }) => id === 1)).toHaveLength(1)
  expect(oddsOf(second!)).not.toEqual(oddsOf(first!))
  await football.stop()
})
