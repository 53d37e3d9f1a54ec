/** Hash trees as in RFC 6962: what is told at a close is one digest over all bets, and each can be shown to be among them. */
export type Sha256 = (data: Uint8Array) => Uint8Array

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafHash = (leaf: Uint8Array, sha256: Sha256): Uint8Array => sha256(joined(LEAF, leaf))
const nodeHash = (left: Uint8Array, right: Uint8Array, sha256: Sha256): Uint8Array => sha256(joined(NODE, left, right))

/** Where a tree of so many is split: the largest power of two that is less. */
const splitOf = (many: number): number => 2 ** Math.ceil(Math.log2(many) - 1)

/**
 * The root over leaves that are hashed already. Roots of subtrees that are full, but for the last, can stand for their leaves: a tree of many is
 * made of parts of 2^n leaves that are never in memory together.
 */
export function merkleRoot(hashes: readonly Uint8Array[], sha256: Sha256): Uint8Array {
  const [only] = hashes
  if (only === undefined) return sha256(new Uint8Array(0))
  if (hashes.length === 1) return only
  const split = splitOf(hashes.length)
  return nodeHash(merkleRoot(hashes.slice(0, split), sha256), merkleRoot(hashes.slice(split), sha256), sha256)
}

/** The digests beside the way from a leaf to the root, from the leaf on. */
export function merklePath(index: number, hashes: readonly Uint8Array[], sha256: Sha256): Uint8Array[] {
  if (hashes.length <= 1) return []
  const split = splitOf(hashes.length)
  return index < split
    ? [...merklePath(index, hashes.slice(0, split), sha256), merkleRoot(hashes.slice(split), sha256)]
    : [...merklePath(index - split, hashes.slice(split), sha256), merkleRoot(hashes.slice(0, split), sha256)]
}

/** The root that a path leads to from the hash of a leaf; nothing if no tree of so many has such a path. */
export function rootOfPath(
  { hash, index, count, path }: { hash: Uint8Array; index: number; count: number; path: readonly Uint8Array[] },
  sha256: Sha256,
): Uint8Array | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= count) return undefined
  let [node, last] = [index, count - 1]
  let root = hash
  for (const beside of path) {
    if (last === 0) return undefined
    if (node % 2 === 1 || node === last) {
      root = nodeHash(beside, root, sha256)
      while (node % 2 === 0 && node !== 0) {
        node /= 2
        last = Math.floor(last / 2)
      }
    } else {
      root = nodeHash(root, beside, sha256)
    }
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? root : undefined
}
