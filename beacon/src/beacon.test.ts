import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, firstRoundFrom, hashOfChain, msOfRound, readInfo, roundAt } from './chain.ts'
import { type LocalBeacon, startBeacon } from './start-beacon.ts'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { areSigned, isSigned, newSecretKey, publicKeyOf, randomnessOf, signRound } from './verify.ts'

/** drand's quicknet, as published, and two of its rounds. */
const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const INFO = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: QUICKNET,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
}
const ROUND_1000 = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const ROUND_123 = {
  round: 123,
  randomness: 'fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc',
  signature: 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
}
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex')

test('drand’s chain is known by its hash: whatever is changed in what it promises is not that chain', () => {
  const chain = readInfo(INFO, QUICKNET)
  expect(chain).toMatchObject({ hash: QUICKNET, periodSeconds: 3, genesisSeconds: 1_692_803_367, name: 'quicknet' })
  const changes = [
    { period: 4 },
    { genesis_time: 1_692_803_368 },
    { public_key: INFO.public_key.replace('83', '84') },
    { groupHash: '00'.repeat(32) },
    { metadata: { beaconID: 'other' } },
    { schemeID: 'pedersen-bls-chained' },
    { public_key: 'not hexadecimal' },
    { period: 0 },
    { metadata: undefined },
  ]
  for (const change of changes) expect(readInfo({ ...INFO, ...change }, QUICKNET), JSON.stringify(change)).toBeUndefined()
  for (const said of [null, undefined, 5, 'text', []]) expect(readInfo(said, QUICKNET)).toBeUndefined()
})

test('published rounds of drand are signed, and nothing that differs from them is', () => {
  const publicKey = bytes(INFO.public_key)
  const signature = bytes(ROUND_1000.signature)
  for (const published of [ROUND_123, ROUND_1000]) {
    expect(isSigned({ publicKey, round: published.round, signature: bytes(published.signature) })).toBe(true)
    expect(hex(randomnessOf(bytes(published.signature)))).toBe(published.randomness)
  }
  expect(isSigned({ publicKey, round: 1001, signature })).toBe(false)
  const flipped = Uint8Array.from(signature, (byte, n) => (n === 47 ? byte ^ 1 : byte))
  expect(isSigned({ publicKey, round: 1000, signature: flipped })).toBe(false)
  for (const wrong of [new Uint8Array(0), new Uint8Array(48), signature.subarray(1)])
    expect(isSigned({ publicKey, round: 1000, signature: wrong })).toBe(false)
  expect(isSigned({ publicKey: new Uint8Array(96), round: 1000, signature })).toBe(false)
  for (const round of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(isSigned({ publicKey, round, signature })).toBe(false)
})

test('many rounds are looked at together: all of them are signed, or not, and two that are wrong do not make up for each other', () => {
  const publicKey = bytes(INFO.public_key)
  const published = [ROUND_123, ROUND_1000].map(({ round, signature }) => ({ round, signature: bytes(signature) }))
  expect(areSigned(publicKey, published)).toBe(true)
  const [first, second] = published as [(typeof published)[number], (typeof published)[number]]
  expect(areSigned(publicKey, [first, { ...second, signature: first.signature }])).toBe(false)
  // The same sum by other parts: what one signature has too much another one lacks.
  const { Point } = bls12_381.G1
  const shifted = (by: bigint, { round, signature }: typeof first) => ({
    round,
    signature: Point.fromBytes(signature).add(Point.BASE.multiply(by)).toBytes(),
  })
  expect(areSigned(publicKey, [shifted(5n, first), shifted(Point.Fn.ORDER - 5n, second)])).toBe(false)
  const key = newSecretKey()
  const own = Array.from({ length: 5 }, (_, n) => ({ round: n + 1, signature: signRound(key, n + 1) }))
  expect([areSigned(publicKeyOf(key), own), areSigned(publicKey, own), areSigned(publicKey, [])]).toEqual([true, false, false])
  expect(areSigned(publicKeyOf(key), [...own, { round: 0, signature: own[0]!.signature }])).toBe(false)
  expect(areSigned(publicKeyOf(key), [...own, { round: 6, signature: new Uint8Array(48) }])).toBe(false)
})

test('rounds and times: the newest at a moment, and the first from a moment on', () => {
  const chain = readInfo(INFO, QUICKNET)!
  expect(roundAt(chain, Date.parse('2026-04-20T12:30:45Z'))).toBe(27_961_627)
  expect(msOfRound(chain, 1)).toBe(1_692_803_367_000)
  for (const [ms, first] of [
    [msOfRound(chain, 500), 500],
    [msOfRound(chain, 500) + 1, 501],
    [msOfRound(chain, 500) - 1, 500],
    [0, 1],
  ] as const)
    expect(firstRoundFrom(chain, ms)).toBe(first)
})

let folder: string
let beacon: LocalBeacon
let now = 1_800_000_000_500
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  beacon = await startBeacon({ folder, clock: () => now })
})
afterAll(async () => {
  await beacon.stop()
  fs.rmSync(folder, { recursive: true })
})
const ask = async (asked: string): Promise<{ status: number; body: { round: number; randomness: string; signature: string } }> => {
  const answer = await fetch(`${beacon.url}/${asked}`)
  return { status: answer.status, body: (await answer.json()) as never }
}

test('the local beacon has drand’s API, and no round before its time', async () => {
  const { chain } = beacon
  expect(readInfo((await ask(`${chain.hash}/info`)).body, chain.hash)).toEqual(chain)
  expect((await ask(`${chain.hash}/public/1`)).body.round).toBe(1)
  expect((await ask(`${chain.hash}/public/2`)).status).toBe(404)
  now = msOfRound(chain, 2) - 1
  expect((await ask(`${chain.hash}/public/2`)).status).toBe(404)
  now = msOfRound(chain, 2)
  const { body } = await ask(`${chain.hash}/public/2`)
  expect(isSigned({ publicKey: bytes(chain.publicKey), round: 2, signature: bytes(body.signature) })).toBe(true)
  expect(body.randomness).toBe(hex(randomnessOf(bytes(body.signature))))
  expect((await ask(`${chain.hash}/public/latest`)).body).toEqual(body)
  for (const asked of [`${QUICKNET}/info`, `${chain.hash}/public/0`, `${chain.hash}/public/x`, `${chain.hash}/public/1e9`, chain.hash, ''])
    expect((await ask(asked)).status, asked).toBe(404)
})

test('started again it is the same beacon, and a file that is not whole is an error', async () => {
  const { chain } = beacon
  const promised: Chain = chain
  await beacon.stop()
  beacon = await startBeacon({ folder, clock: () => now })
  expect(beacon.chain).toEqual(promised)
  expect(beacon.chain.hash).toBe(hashOfChain(promised))
  const broken = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-beacon-'))
  fs.writeFileSync(path.join(broken, 'beacon.json'), '{"secretKey"')
  await expect(startBeacon({ folder: broken })).rejects.toThrow(SyntaxError)
  fs.rmSync(broken, { recursive: true })
})
