import { isoMoment } from './format.ts'

/** A moment as a form has it: `2026-11-17T09:02`, of the brand's time zone. */
export const typedMoment = (ms: number, timeZone: string): string => isoMoment(ms, timeZone).slice(0, 16).replace(' ', 'T')

/** The moment that somebody means who types it in a time zone. An hour that the clocks skip is the one after it. */
export function momentOf(typed: string, timeZone: string): number | null {
  const wanted = Date.parse(`${typed}Z`)
  if (Number.isNaN(wanted)) return null
  const ahead = (ms: number): number => Date.parse(`${isoMoment(ms, timeZone).replace(' ', 'T')}Z`) - ms
  return wanted - ahead(wanted - ahead(wanted))
}
