import { useEffect, useState } from 'react'

let heard: { serverMs: number; atMs: number } | undefined

/** Every answer says when it was given: the server's clock, to the second. */
export function hearClock(headers: Headers): void {
  const serverMs = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(serverMs)) heard = { serverMs, atMs: performance.now() }
}

/** The server's clock, as far as the page knows it: its last word and the time since then. The browser's own date may be anything. */
export const serverNow = (): number => (heard ? heard.serverMs + performance.now() - heard.atMs : Date.now())

const SECOND_MS = 1000

/** Milliseconds until a moment of the server, second by second; never below zero. */
export function useLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(serverNow)
  const over = nowMs >= untilMs
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- how late it is now is not known while drawing, and the last word may be a while ago
    setNowMs(serverNow())
    if (over) return
    const timer = setInterval(() => setNowMs(serverNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [over, untilMs])
  return Math.max(0, untilMs - nowMs)
}

/** What is left, as a clock shows it: 29:05, or 1:04:09 from an hour on. The server's clock is known to some milliseconds: thirty minutes are not 30:01. */
export function clockText(leftMs: number): string {
  const seconds = Math.round(leftMs / SECOND_MS)
  const two = (value: number): string => String(value).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`
}
