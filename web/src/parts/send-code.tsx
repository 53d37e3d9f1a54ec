import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { warn } from '#platform/modals'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { countdownMs, secondsUntil } from './code-countdown.ts'

/** Spec §9: at most one request in a second. */
const THROTTLE_MS = 1000
const LOOK_MS = 250

interface SendCodeProps {
  label: string
  countdownLabel: (seconds: number) => string
  /** Checks the number before anything is sent. */
  validate: () => Promise<boolean>
  send: () => Promise<{ expiredMinutes?: number }>
  /** Send the first one as soon as the button is there. */
  atOnce?: boolean
}

/** The button that sends a code, and then counts down until it may send another. */
export function SendCode({ label, countdownLabel, validate, send, atOnce = false }: SendCodeProps) {
  const w = useText(words)
  const say = useErrorText()
  const [secondsLeft, setSecondsLeft] = useState(0)
  const lastAt = useRef(-THROTTLE_MS)
  const end = useRef(0)
  const counting = secondsLeft > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setSecondsLeft(secondsUntil(end.current, performance.now())), LOOK_MS)
    return () => clearInterval(timer)
  }, [counting])
  const request = async (): Promise<void> => {
    if (counting || performance.now() - lastAt.current < THROTTLE_MS) return
    lastAt.current = performance.now()
    if (!(await validate())) {
      lastAt.current = -THROTTLE_MS
      return
    }
    try {
      const length = countdownMs(await send())
      const now = performance.now()
      end.current = now + length
      setSecondsLeft(secondsUntil(end.current, now))
    } catch (error) {
      warn(say(error), w('confirm'))
    }
  }
  const begin = useEffectEvent(() => {
    if (atOnce) void request()
  })
  useEffect(() => begin(), [])
  return (
    <Button look="quiet" size="small" disabled={counting} onClick={() => void request()}>
      {counting ? countdownLabel(secondsLeft) : label}
    </Button>
  )
}
