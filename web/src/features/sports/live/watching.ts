import { type SportsFrame, WATCHED_MATCHES, WATCHED_ROWS } from '@tucano/contract/sports/live'
import { useEffect } from 'react'
import { hearFrames, sayAlways } from '#platform/live'
import { queries } from '#platform/queries'
import { takeSignal } from './signal.ts'
import { markets, matches, takeFrame } from './told.ts'

/** How often each match is shown, whole or as a row. */
const shown = { matches: new Map<string, number>(), rows: new Map<string, number>() }
type Kind = keyof typeof shown

/** What comes and goes within so long is said once. */
const GATHER_MS = 80
let planned: ReturnType<typeof setTimeout> | undefined
let isHearing = false

function say(): void {
  planned = undefined
  sayAlways(watchOf())
  const isShown = (event: string): boolean => shown.matches.has(event) || shown.rows.has(event)
  matches.keep(isShown)
  markets.keep((key) => isShown(key.slice(0, key.indexOf('/'))))
}

const watchOf = () => ({
  type: 'sports',
  matches: [...shown.matches.keys()].slice(-WATCHED_MATCHES),
  rows: [...shown.rows.keys()].slice(-WATCHED_ROWS),
})

function hear(): void {
  if (isHearing) return
  isHearing = true
  hearFrames('sports', (message) => {
    const { signal, matches: told } = message as SportsFrame
    if (signal) takeSignal(signal)
    const unknown = takeFrame(told)
    // Names of a market come with its match.
    for (const event of unknown) if (shown.matches.has(event)) void queries.invalidateQueries({ queryKey: ['sports', 'match', event] })
  })
}

function watch(kind: Kind, events: readonly string[]): () => void {
  hear()
  const group = shown[kind]
  const change = (by: number): void => {
    for (const event of events) {
      const count = (group.get(event) ?? 0) + by
      if (count > 0) group.set(event, count)
      else group.delete(event)
    }
    planned ??= setTimeout(say, GATHER_MS)
  }
  change(1)
  return () => change(-1)
}

/** While a page of sports is shown, it is told whether anybody tells odds, whatever else it shows. */
export function useWatchedSignal(): void {
  useEffect(() => watch('rows', []), [])
}

/** While rows of these matches are shown, the page is told of them. */
export function useWatchedRows(events: readonly string[]): void {
  const all = events.join()
  useEffect(() => (all === '' ? undefined : watch('rows', all.split(','))), [all])
}

/** While a match is shown, the page is told of all of its markets. */
export function useWatchedMatch(event: string): void {
  useEffect(() => watch('matches', [event]), [event])
}
