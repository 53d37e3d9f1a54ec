import { ODDS_FORMATS, type OddsFormat } from '@tucano/sports/slips'
import { create } from 'zustand'
import { local } from '#platform/storage'

/** How somebody likes to look at odds, kept in the browser. */
interface OddsView {
  format: OddsFormat
  /** Markets that were folded, by sport and market. */
  folded: readonly string[]
  /** The market that rows of a list show on a phone, by sport. */
  column: Readonly<Record<string, number>>
}

const PLAIN: OddsView = { format: 'decimal', folded: [], column: {} }
const LISTED_MAX = 300
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(-LISTED_MAX) : []

/** Reads what was kept, or what somebody else wrote there. */
export function readView(text: string | undefined): OddsView {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof OddsView, unknown>> | null
    const column = Object.entries(kept?.column ?? {}).flatMap(([sport, at]) => (typeof at === 'number' ? [[sport, at] as const] : []))
    return {
      format: ODDS_FORMATS.find((format) => format === kept?.format) ?? PLAIN.format,
      folded: texts(kept?.folded),
      column: Object.fromEntries(column),
    }
  } catch {
    return PLAIN
  }
}

export const useOddsView = create<OddsView>()(() => readView(local.read('oddsView')))

function change(by: (before: OddsView) => Partial<OddsView>): void {
  const before = readView(local.read('oddsView') ?? JSON.stringify(useOddsView.getState()))
  const next = { ...before, ...by(before) }
  useOddsView.setState(next)
  local.write('oddsView', JSON.stringify(next))
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one].slice(-LISTED_MAX)

export const chooseFormat = (format: OddsFormat): void => change(() => ({ format }))
export const toggleFolded = (key: string): void => change(({ folded }) => ({ folded: toggled(folded, key) }))
export const chooseColumn = (sport: string, at: number): void => change(({ column }) => ({ column: { ...column, [sport]: at } }))

let isWatching = false
/** What another page of this browser chooses is chosen here. */
export function watchView(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'oddsView') useOddsView.setState(readView(newValue ?? undefined))
  })
}
