import { Fault } from './fault.ts'

/** Written by nobody who means well: controls (but a new line), and marks that turn the direction of what follows. */
const UNSEEN = /(?!\n)\p{Cc}|[\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** What somebody wrote, as it is kept: text and nothing but text. Refused when nothing is left of it, or too much. */
export function plainText(text: string, field: string, max: number): string {
  const kept = text
    .replaceAll('\r\n', '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  if (kept === '') throw new Fault('request.invalid', { fields: [{ field, problem: 'is empty' }] })
  if (Array.from(kept).length > max) throw new Fault('request.invalid', { fields: [{ field, problem: `has more than ${max} characters` }] })
  return kept
}
