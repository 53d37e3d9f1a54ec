import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { playSome } from '@tucano/arcade'
import type { LogEntry } from '@tucano/contract/fairness'
import { type Json, type WrittenRound, drawsOf, mathsDigest } from '@tucano/round'
import { expect, test } from 'vitest'
import { checkLog } from './check-log.ts'
import { checkRound, runAgain } from './check-round.ts'
import { checkSeeds } from './check-seeds.ts'
import { games } from './games.ts'
import { hashes } from './hashes.ts'
import { type KeptSeed, keptOf, readKept, writeKept } from './kept-seed.ts'

const serverSeed = '5eed'.padEnd(64, '0')
const opening: Record<string, Json> = {
  foguete: { stake: '100', auto: 150 },
  minas: { stake: '100', mines: 3 },
  plinko: { stake: '100', rows: 12, risk: 'medium' },
  dados: { stake: '100', side: 'under', target: 5000 },
  'maior-ou-menor': { stake: '100' },
  keno: { stake: '100', picks: [3, 14, 15, 26] },
}

/** Rounds of every game as an honest site plays them. */
function play(count: number): KeptSeed {
  const seed: KeptSeed = {
    serverSeed,
    serverSeedHash: createHash('sha256').update(serverSeed, 'hex').digest('hex'),
    clientSeed: 'minha-semente',
    count,
    rounds: [],
  }
  const codes = Object.keys(opening)
  const digests = new Map(codes.map((code) => [code, mathsDigest(games.get(code)!.maths, hashes)]))
  for (let nonce = 1; nonce <= count; nonce++) {
    const code = codes[nonce % codes.length]!
    const game = games.get(code)!
    const round: WrittenRound = { game: code, maths: digests.get(code)!, nonce, moves: [opening[code]!], stake: '100', payout: '0' }
    const again = () => game.run(round.moves, drawsOf(seed, round, hashes), {})
    let run = again()
    while (!run.over) {
      const move = playSome[code]!(run)
      round.moves.push(game.stamp?.(move, 5000) ?? move)
      run = again()
    }
    seed.rounds.push({ ...round, payout: String(run.payout), state: 'settled' })
  }
  return seed
}

const ways = { onProgress: () => undefined, pause: () => Promise.resolve(), now: () => 0 }
const check = (seed: KeptSeed) => checkSeeds([seed], ways)
const honest = play(120)
const change = (nonce: number, to: Partial<KeptSeed['rounds'][number]>): KeptSeed => ({
  ...honest,
  rounds: honest.rounds.map((round) => (round.nonce === nonce ? { ...round, ...to } : round)),
})

test('honest rounds of every game are right, and progress is told', async () => {
  const told: number[] = []
  const report = await checkSeeds([honest, play(30)], { ...ways, onProgress: (rounds) => told.push(rounds) })
  expect(report).toMatchObject({ seeds: 2, rounds: 150, right: 150, voided: 0, unknown: 0, findings: [] })
  expect(told).toEqual([50, 100, 120, 150])
})

test('whatever is changed is found, at its place and nowhere else', async () => {
  const payout = await check(change(7, { payout: '123456' }))
  expect(payout.findings).toMatchObject([{ nonce: 7, problem: 'payout', found: '123456', round: { nonce: 7 } }])
  expect(payout).toMatchObject({ rounds: 120, right: 119 })
  expect((await check({ ...honest, serverSeedHash: 'ab'.repeat(32) })).findings).toMatchObject([{ problem: 'commitment' }])
  expect((await check({ ...honest, rounds: honest.rounds.filter(({ nonce }) => nonce !== 60) })).findings).toMatchObject([
    { nonce: 60, problem: 'missing', expected: '60 to 60' },
  ])
  expect((await check({ ...honest, rounds: honest.rounds.slice(0, 118) })).findings).toMatchObject([
    { nonce: 119, problem: 'missing', expected: '119 to 120' },
  ])
  expect((await check({ ...honest, clientSeed: 'outra-semente' })).findings.length).toBeGreaterThan(40)
})

test('void rounds count but have no outcome; unknown rules are neither right nor wrong; a seed without rounds needs no client seed', async () => {
  expect(await check(change(4, { state: 'void', moves: [], payout: '0' }))).toMatchObject({
    rounds: 120,
    right: 119,
    voided: 1,
    findings: [],
  })
  const other = await check(change(5, { maths: 'cd'.repeat(32) }))
  expect(other).toMatchObject({ right: 119, unknown: 1, findings: [{ nonce: 5, problem: 'maths' }] })
  expect((await check({ ...honest, clientSeed: '', count: 0, rounds: [] })).findings).toEqual([])
})

test('one round is compared part by part, what was shown included', () => {
  const round = honest.rounds[11]!
  const { run, drawn } = runAgain(honest, round)
  expect(drawn.length).toBeGreaterThan(0)
  const shown = JSON.parse(JSON.stringify(run.view)) as object
  expect(checkRound(honest, round, shown).every(({ is }) => is === 'right')).toBe(true)
  const wrong = (verdicts: ReturnType<typeof checkRound>) => verdicts.flatMap(({ what, is }) => (is === 'wrong' ? [what] : []))
  expect(wrong(checkRound(honest, round, { ...shown, multiplier: 99_999 }))).toEqual(['outcome'])
  expect(wrong(checkRound(honest, { ...round, stake: '200' }, shown))).toEqual(['stake'])
  const strange = checkRound(honest, { ...round, maths: 'ab'.repeat(32) }, shown)
  expect(strange.map(({ is }) => is)).toEqual(['right', 'wrong', 'unknown', 'unknown', 'unknown', 'unknown'])
})

test('a file is read as it was written, and so is the answer of the site', () => {
  expect(readKept(writeKept([honest]))).toEqual([honest])
  const { serverSeedHash, clientSeed } = honest
  const seed = { seedId: '7', serverSeed, seedHash: serverSeedHash, clientSeed, rounds: 120 }
  const rounds = honest.rounds.map((round) => ({ ...round, roundId: 'r', pool: null, state: 'settled' as const }))
  const read = readKept(JSON.stringify({ success: true, value: { seed, rounds } }))
  expect(read).toEqual([keptOf({ seed, rounds })])
  expect(read[0]?.rounds[0]).toEqual({ ...honest.rounds[0], roundId: 'r' })
  for (const text of ['{', '{}', '{"seeds":[{}]}', '{"seed":{},"rounds":[]}', '[]', 'null']) expect(() => readKept(text), text).toThrow()
})

function logOf(count: number): LogEntry[] {
  const entries: LogEntry[] = []
  for (let place = 1; place <= count; place++) {
    const seedHash = createHash('sha256').update(String(place)).digest('hex')
    const before = Buffer.from(entries.at(-1)?.digest ?? '', 'hex')
    const digest = createHash('sha256')
      .update(before)
      .update(`${place}|${seedHash}|${place * 1000}`)
      .digest('hex')
    entries.push({ place, seedHash, at: place * 1000, digest })
  }
  return entries
}

test('the public log is checked link by link, by its signature, and for the commitments that it should have', async () => {
  const entries = logOf(40)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { place, digest } = entries[34]!
  const signature = sign(null, Buffer.from(`${place}|${digest}|9`), privateKey).toString('base64')
  const head = { place, digest, at: 9, signature, publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
  const mine = [entries[3]!.seedHash, entries[38]!.seedHash]
  expect(await checkLog({ entries, head }, mine)).toEqual({ entries: 40, brokenAt: undefined, signature: 'right', missing: [] })
  expect(await checkLog({ entries: entries.slice(10), head }, mine)).toMatchObject({ entries: 30, signature: 'right', missing: [mine[0]] })
  const replaced = entries.map((entry) => (entry.place === 20 ? { ...entry, seedHash: 'ab'.repeat(32) } : entry))
  expect((await checkLog({ entries: replaced, head }, [])).brokenAt).toBe(20)
  expect((await checkLog({ entries: entries.toSpliced(20, 1), head }, [])).brokenAt).toBe(22)
  expect((await checkLog({ entries, head: { ...head, at: 10 } }, [])).signature).toBe('wrong')
  expect((await checkLog({ entries: logOf(34), head }, [])).signature).toBe('wrong')
  expect((await checkLog({ entries, head: null }, [])).signature).toBe('unsigned')
})
