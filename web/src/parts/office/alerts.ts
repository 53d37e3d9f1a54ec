import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { local } from '#platform/storage'

/** How this operator wants to hear of what arrives in a queue, in this browser. Nothing, until it is asked for. */
interface Alerts {
  sound: boolean
  desktop: boolean
}

const STORED: Record<keyof Alerts, string> = { sound: 's', desktop: 'd' }
const stored = local.read('officeAlerts') ?? ''
export const useAlerts = create<Alerts>()(() => ({ sound: stored.includes(STORED.sound), desktop: stored.includes(STORED.desktop) }))

function keep(change: Partial<Alerts>): void {
  useAlerts.setState(change)
  const { sound, desktop } = useAlerts.getState()
  local.write('officeAlerts', `${sound ? STORED.sound : ''}${desktop ? STORED.desktop : ''}`)
}

/** The first sound is played by the press itself: browsers let no page sound that nobody has touched. */
export function setSound(sound: boolean): void {
  keep({ sound })
  if (sound) ring()
}

/** False when the browser does not allow it. */
export async function setDesktop(desktop: boolean): Promise<boolean> {
  const allowed = desktop && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'
  keep({ desktop: allowed })
  return allowed || !desktop
}

function ring(): void {
  const context = new AudioContext()
  const gain = context.createGain()
  gain.connect(context.destination)
  for (const [index, frequency] of [660, 880].entries()) {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    note.start(context.currentTime + index * 0.14)
    note.stop(context.currentTime + index * 0.14 + 0.12)
  }
  gain.gain.value = 0.08
  setTimeout(() => void context.close(), 1000)
}

function notify(text: string): void {
  const notice = new Notification(text, { tag: text })
  notice.addEventListener('click', () => window.focus())
}

/** Tells of requests that were not in the queue before. What is there at the beginning is no news. */
export function useArrivals(ids: readonly string[] | undefined, text: string): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!ids) return
    const fresh = known.current && ids.some((id) => !known.current?.has(id))
    known.current = new Set([...(known.current ?? []), ...ids])
    if (!fresh) return
    const { sound, desktop } = useAlerts.getState()
    if (sound) ring()
    if (desktop && document.hidden) notify(text)
  }, [ids, text])
}
