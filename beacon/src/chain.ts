import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a beacon promises. Times are in seconds, digests and keys in hexadecimal. */
export interface Chain {
  /** A digest of the rest: whoever knows it needs to trust no answer. */
  hash: string
  publicKey: string
  periodSeconds: number
  genesisSeconds: number
  groupHash: string
  name: string
}

const SCHEME = 'bls-unchained-g1-rfc9380'
const HEX = /^(?:[\da-f]{2})+$/

export function hashOfChain({ periodSeconds, genesisSeconds, publicKey, groupHash, name }: Omit<Chain, 'hash'>): string {
  const times = new Uint8Array(12)
  const view = new DataView(times.buffer)
  view.setUint32(0, periodSeconds)
  view.setBigInt64(4, BigInt(genesisSeconds))
  return bytesToHex(sha256(concatBytes(times, hexToBytes(publicKey), hexToBytes(groupHash), utf8ToBytes(name))))
}

/** A chain as drand's HTTP API writes it. */
export interface ChainInfo {
  public_key: string
  period: number
  genesis_time: number
  hash: string
  groupHash: string
  schemeID: string
  metadata: { beaconID: string }
}

export const infoOf = ({ publicKey, periodSeconds, genesisSeconds, hash, groupHash, name }: Chain): ChainInfo => ({
  public_key: publicKey,
  period: periodSeconds,
  genesis_time: genesisSeconds,
  hash,
  groupHash,
  schemeID: SCHEME,
  metadata: { beaconID: name },
})

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)

/** What an address says of the chain with this hash; nothing, if what it says is not that chain. */
export function readInfo(said: unknown, hash: string): Chain | undefined {
  const { public_key: publicKey, period, genesis_time: genesis, groupHash, schemeID, metadata } = (said ?? {}) as Partial<ChainInfo>
  if (schemeID !== SCHEME || !isWhole(period) || !isWhole(genesis) || !isHex(publicKey) || !isHex(groupHash)) return undefined
  if (typeof metadata?.beaconID !== 'string') return undefined
  const chain = { publicKey, periodSeconds: period, genesisSeconds: genesis, groupHash, name: metadata.beaconID }
  return hashOfChain(chain) === hash ? { ...chain, hash } : undefined
}

type Times = Pick<Chain, 'genesisSeconds' | 'periodSeconds'>

/** When a round is told. */
export const msOfRound = ({ genesisSeconds, periodSeconds }: Times, round: number): number =>
  (genesisSeconds + (round - 1) * periodSeconds) * 1000

/** The newest round at a moment. */
export const roundAt = ({ genesisSeconds, periodSeconds }: Times, ms: number): number =>
  Math.floor((ms / 1000 - genesisSeconds) / periodSeconds) + 1

/** The first round that is told at a moment or later. */
export const firstRoundFrom = ({ genesisSeconds, periodSeconds }: Times, ms: number): number =>
  Math.max(1, Math.ceil((ms / 1000 - genesisSeconds) / periodSeconds) + 1)
