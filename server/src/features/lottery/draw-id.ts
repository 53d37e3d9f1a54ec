import { hash } from 'node:crypto'

/** The id of a draw's event: whoever plans a draw plans the same one. Its time is that of the close, so that draws of a game stand in their order. */
export function drawIdOf({ gameCode, numero, closesAt }: { gameCode: string; numero: string; closesAt: number }): string {
  return idOf(closesAt.toString(16).padStart(12, '0'), `draw|${gameCode}|${numero}`)
}

/** The id of a bet of a slip, or of a plan, by its place among those. It has the time of what it comes from; the same slip with anything else in it meets bets that are there. */
export const betIdOf = (slipId: string, place: number): string => idOf(slipId.replace('-', '').slice(0, 12), `bet|${slipId}|${place}`)

/** The id of a number that was sent, by the one that it was asked for with. */
export const sentIdOf = (asked: string): string => idOf(asked.replace('-', '').slice(0, 12), `sent|${asked}`)

/** A UUID of version 7, made of a time in twelve hexadecimal digits and the digest of a text. */
function idOf(time: string, text: string): string {
  const digest = hash('sha256', text, 'hex')
  const variant = '89ab'[parseInt(digest.slice(3, 4), 16) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`
}
