import { create } from 'zustand'
import { local, visit } from '#platform/storage'

type Kept = Record<string, string[]>

/** Favourites of the lottery stay in this browser, under the user name of whoever chose them. Spec §3. */
function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(local.read('LOTTFAV') ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

const useKept = create<{ kept: Kept }>()(() => ({ kept: readKept() }))
const NONE: string[] = []

export const useLotteryFavourites = (): readonly string[] => useKept(({ kept }) => kept[visit.read('username') ?? ''] ?? NONE)

export function toggleLotteryFavourite(gameCode: string): void {
  const username = visit.read('username')
  if (!username) return
  const kept = readKept()
  const mine = kept[username] ?? []
  kept[username] = mine.includes(gameCode) ? mine.filter((code) => code !== gameCode) : [gameCode, ...mine]
  local.write('LOTTFAV', JSON.stringify(kept))
  useKept.setState({ kept })
}
