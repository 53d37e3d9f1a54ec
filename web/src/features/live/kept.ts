import { create } from 'zustand'
import { local, visit } from '#platform/storage'

/** Chips on spots, in minor units. */
type Chips = Readonly<Record<string, string>>
interface KeptBet {
  name: string
  chips: Chips
}

interface Mine {
  /** Tables that somebody likes, by their codes. */
  tables?: readonly string[]
  /** Bets that somebody likes, by their tables' codes. */
  bets?: Readonly<Record<string, readonly KeptBet[]>>
  chat?: KeptChat
  underWay?: UnderWay | undefined
  corner?: Corner
}

/** Tables with a round of somebody's under way, by their codes, and the address that shows them. */
interface UnderWay {
  tables: readonly string[]
  path: string
}
/** Where the small table stands. */
export const CORNERS = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const
export type Corner = (typeof CORNERS)[number]

/** How somebody wants the chat of tables. */
export interface KeptChat {
  /** It is not there at all. */
  isOff?: boolean
  /** New lines are not read aloud. */
  isSilent?: boolean
  /** Signs of authors whose lines are not shown. */
  hidden?: readonly string[]
}
type Kept = Readonly<Record<string, Mine>>

const BETS_KEPT = 6
const HIDDEN_KEPT = 200

/** Stays in this browser, under the user name of whoever chose it. */
function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(local.read('liveTables') ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

const useKept = create<{ kept: Kept }>()(() => ({ kept: readKept() }))
const who = (): string => visit.read('username') ?? ''
const NO_TABLES: readonly string[] = []
const NO_BETS: readonly KeptBet[] = []
const USUAL_CHAT: KeptChat = {}

function change(by: (mine: Mine) => Mine): void {
  const kept = readKept()
  const next = { ...kept, [who()]: by(kept[who()] ?? {}) }
  local.write('liveTables', JSON.stringify(next))
  useKept.setState({ kept: next })
}

export const useLikedTables = (): readonly string[] => useKept(({ kept }) => kept[who()]?.tables ?? NO_TABLES)
export const likeTable = (code: string): void =>
  change((mine) => {
    const tables = mine.tables ?? []
    return { ...mine, tables: tables.includes(code) ? tables.filter((one) => one !== code) : [code, ...tables] }
  })

export const useKeptBets = (table: string): readonly KeptBet[] => useKept(({ kept }) => kept[who()]?.bets?.[table] ?? NO_BETS)
export const keepBet = (table: string, bet: KeptBet): void =>
  change((mine) => ({ ...mine, bets: { ...mine.bets, [table]: [bet, ...(mine.bets?.[table] ?? [])].slice(0, BETS_KEPT) } }))
export const dropBet = (table: string, place: number): void =>
  change((mine) => ({ ...mine, bets: { ...mine.bets, [table]: (mine.bets?.[table] ?? []).filter((_, n) => n !== place) } }))

export const useKeptChat = (): KeptChat => useKept(({ kept }) => kept[who()]?.chat ?? USUAL_CHAT)
export const keepChat = (to: Partial<KeptChat>): void => change((mine) => ({ ...mine, chat: { ...mine.chat, ...to } }))
export const hideAuthor = (author: string): void =>
  change((mine) => ({ ...mine, chat: { ...mine.chat, hidden: [author, ...(mine.chat?.hidden ?? [])].slice(0, HIDDEN_KEPT) } }))

export const useUnderWay = (): UnderWay | undefined => useKept(({ kept }) => kept[who()]?.underWay)
/** Notes whether somebody has a round under way at a table that an address shows. */
export function noteRound(table: string, isUnderWay: boolean, path?: string): void {
  const before = readKept()[who()]?.underWay
  const others = before?.tables.filter((one) => one !== table) ?? []
  const tables = isUnderWay ? [...others, table] : others
  if (!isUnderWay && others.length === (before?.tables.length ?? 0)) return
  change((mine) => ({ ...mine, underWay: tables.length > 0 ? { tables, path: path ?? before?.path ?? '/live' } : undefined }))
}
/** Whoever closes the small table sees none until a round is left again. */
export const dropUnderWay = (): void => change((mine) => ({ ...mine, underWay: undefined }))

export const useCorner = (): Corner => useKept(({ kept }) => CORNERS.find((one) => one === kept[who()]?.corner) ?? CORNERS[0])
export const keepCorner = (corner: Corner): void => change((mine) => ({ ...mine, corner }))
