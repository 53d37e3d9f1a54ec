import type { SlotSheet } from '@tucano/slots'

/** So long a reel turns at least, and so much later stops the next. */
const FIRST_MS = 420
const NEXT_MS = 140
/** While the next reel may bring what is missing, it takes longer. */
const HOPE_MS = 620
const QUICK = { firstMs: 110, nextMs: 24 }

interface Stops {
  sheet: SlotSheet
  window: readonly (readonly number[])[]
  /** How long the reels have been turning. */
  turnedMs: number
  isQuick: boolean
}

export interface Stop {
  /** How much longer the reel turns. */
  delayMs: number
  /** It may bring the one symbol that is missing. */
  isHoping: boolean
}

/** When each reel stops. */
export function stopDelays({ sheet, window, turnedMs, isQuick }: Stops): Stop[] {
  const [firstMs, nextMs] = isQuick ? [QUICK.firstMs, QUICK.nextMs] : [FIRST_MS, NEXT_MS]
  const missing = missingOne(sheet)
  let atMs = Math.max(0, firstMs - turnedMs)
  let seen = 0
  return window.map((symbols) => {
    const isHoping = !isQuick && missing !== undefined && seen === missing.count - 1
    if (isHoping) atMs += HOPE_MS
    const delayMs = atMs
    atMs += nextMs
    seen += missing ? symbols.filter((symbol) => symbol === missing.symbol).length : 0
    return { delayMs, isHoping }
  })
}

/** The symbol that begins something, and how many of it do. */
function missingOne({ symbols, free, hold }: SlotSheet): { symbol: number; count: number } | undefined {
  const count = hold?.count ?? (free ? Math.min(...free.map((one) => one.count)) : undefined)
  const symbol = symbols.findIndex(({ kind }) => kind === (hold ? 'coin' : 'scatter'))
  return count === undefined || symbol < 0 ? undefined : { symbol, count }
}
