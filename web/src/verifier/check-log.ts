import type { LogEntry, LogHead } from '@tucano/contract/fairness'
import { hashes } from './hashes.ts'
import { fromHex, toHex } from './hex.ts'

export interface LogReport {
  entries: number
  /** Where the chain breaks, if it does. */
  brokenAt: number | undefined
  /** `unsupported`: this browser cannot check such a signature. `unsigned`: none has been given yet. */
  signature: 'right' | 'wrong' | 'unsupported' | 'unsigned'
  /** Commitments that the log should have, and has not. */
  missing: string[]
}

interface Log {
  /** In order, up to the head at least. They begin with the first of all, or with one whose digest is taken as it is. */
  entries: readonly LogEntry[]
  head: LogHead | null
}

const utf8 = new TextEncoder()
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)

/** The digest of an entry, from the one before it. */
function digestOf({ place, seedHash, at, about }: LogEntry, before: string): string {
  const [head, own] = [fromHex(before), utf8.encode(`${place}|${seedHash}|${at}${about === undefined ? '' : `|${about}`}`)]
  const joined = new Uint8Array(head.length + own.length)
  joined.set(head)
  joined.set(own, head.length)
  return toHex(hashes.sha256(joined))
}

/** Checks the public log: every link of its chain, the signature under it, and that these commitments stand in it. */
export async function checkLog({ entries, head }: Log, commitments: readonly string[]): Promise<LogReport> {
  const inLog = new Set(entries.map(({ seedHash }) => seedHash))
  return {
    entries: entries.length,
    brokenAt: findBreak(entries),
    signature: await checkHead(entries, head),
    missing: commitments.filter((hash) => !inLog.has(hash)),
  }
}

function findBreak(entries: readonly LogEntry[]): number | undefined {
  const broken = entries.find((entry, n) => {
    const before = entries[n - 1]
    if (before && entry.place !== before.place + 1) return true
    return (before !== undefined || entry.place === 1) && digestOf(entry, before?.digest ?? '') !== entry.digest
  })
  return broken?.place
}

async function checkHead(entries: readonly LogEntry[], head: LogHead | null): Promise<LogReport['signature']> {
  if (!head) return 'unsigned'
  if (entries.find(({ place }) => place === head.place)?.digest !== head.digest) return 'wrong'
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(head.publicKey), 'Ed25519', false, ['verify'])
    const text = utf8.encode(`${head.place}|${head.digest}|${head.at}`)
    return (await crypto.subtle.verify('Ed25519', key, fromBase64(head.signature), text)) ? 'right' : 'wrong'
  } catch {
    return 'unsupported'
  }
}
