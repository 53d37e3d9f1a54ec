import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  SHARED_NONCE,
  Stream,
  base64url,
  deal,
  leafHash,
  linkBefore,
  merklePath,
  merkleRoot,
  messageOf,
  rootOfPath,
  sharedClientSeed,
} from './index.ts'

const sha256 = (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const seed = Buffer.from(Array.from({ length: 32 }, (_, n) => n))
const hashesOf = (leaves: readonly Uint8Array[]): Uint8Array[] => leaves.map((leaf) => leafHash(leaf, sha256))

/** The example of RFC 6962 that implementations agree on. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map((text) =>
  Buffer.from(text, 'hex'),
)
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

test('roots are those of the known example, from no leaf to eight', () => {
  for (const [many, root] of ROOTS.entries()) expect(hex(merkleRoot(hashesOf(LEAVES.slice(0, many)), sha256))).toBe(root)
})

test('every leaf of every tree up to forty has a path to the root, and to no other', () => {
  for (let count = 1; count <= 40; count++) {
    const leaves = Array.from({ length: count }, (_, n) => Buffer.from(`leaf ${n}`))
    const hashes = hashesOf(leaves)
    const root = hex(merkleRoot(hashes, sha256))
    for (const [index, leaf] of leaves.entries()) {
      const path = merklePath(index, hashes, sha256)
      const rootFrom = (change: { hash?: Uint8Array; index?: number; count?: number; path?: Uint8Array[] }): string =>
        hex(rootOfPath({ hash: leafHash(leaf, sha256), index, count, path, ...change }, sha256) ?? new Uint8Array(0))
      expect(rootFrom({})).toBe(root)
      expect(rootFrom({ hash: seed })).not.toBe(root)
      expect(rootFrom({ path: [...path, seed] })).toBe('')
      if (path.length > 0) expect(rootFrom({ path: path.slice(1) })).not.toBe(root)
      if (count > 1) expect(rootFrom({ index: (index + 1) % count })).not.toBe(root)
      for (const wrong of [-1, count, 0.5, Number.NaN]) expect(rootFrom({ index: wrong })).toBe('')
    }
  }
})

test('full subtrees stand for their leaves', () => {
  for (const count of [1, 3, 4, 5, 8, 9, 23, 24]) {
    const hashes = hashesOf(Array.from({ length: count }, (_, n) => Buffer.from(String(n))))
    const parts = Array.from({ length: Math.ceil(count / 4) }, (_, n) => merkleRoot(hashes.slice(n * 4, n * 4 + 4), sha256))
    expect(hex(merkleRoot(parts, sha256))).toBe(hex(merkleRoot(hashes, sha256)))
  }
})

test('a chain goes back one digest a link', () => {
  expect(hex(linkBefore(seed, 0, sha256))).toBe(hex(seed))
  expect(hex(linkBefore(seed, 1, sha256))).toMatch(/^630dcd29.*d710dd$/)
  expect(hex(linkBefore(seed, 2, sha256))).toMatch(/^2f287b4d.*19834e$/)
})

test('letters of the client seed are those of base64url', () => {
  for (let length = 0; length <= 33; length++)
    expect(base64url(seed.subarray(0, length))).toBe(seed.subarray(0, length).toString('base64url'))
})

test('the known draw: root over three bets, client seed, digits, places and balls', () => {
  const bets = ['B3D|3.4.5|100|1|100', 'FIX1|7....|100|2|200', 'SUM|BIG|100|1|100']
  const leaves = bets.map((bet, n) => Buffer.from(`bet|018f0000-0000-7000-8000-00000000000${n + 1}|${bet}`))
  const root = hex(merkleRoot(hashesOf(leaves), sha256))
  expect(root).toBe('d2ad22c7f0df4fd891ce1b0540257d2b26ca1b4e726cbdffb366a80c53bbe4d6')
  const drawsOf = (source: string): Stream => {
    const beaconRandomness = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587'
    const clientSeed = sharedClientSeed({ source, number: '202701010001', root, beaconRound: 657_413, beaconRandomness }, sha256)
    const binding = { game: source, maths: '0'.repeat(64), clientSeed, nonce: SHARED_NONCE }
    return new Stream((cursor) => createHmac('sha256', seed).update(messageOf(binding, cursor)).digest())
  }
  const digits = drawsOf('ssc1m')
  expect(Array.from({ length: 5 }, () => digits.below(10))).toEqual([4, 3, 1, 7, 1])
  const cars = Array.from({ length: 10 }, (_, n) => n + 1)
  expect(deal(drawsOf('pk101m'), cars, 10)).toEqual([6, 7, 9, 1, 8, 2, 4, 5, 3, 10])
  const balls = drawsOf('mb1m')
  expect(Array.from({ length: 5 }, () => balls.below(10)).join('')).toBe('60599')
})
