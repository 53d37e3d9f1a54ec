import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { warn } from '#platform/modals'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'

/** Spec §9: at most one request in a second; without word from the server a code is good for a minute. */
const THROTTLE_MS = 1000
const DEFAULT_MINUTES = 1

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
  useEffect(() => {
    if (secondsLeft <= 0) return
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  const request = async (): Promise<void> => {
    if (secondsLeft > 0 || performance.now() - lastAt.current < THROTTLE_MS) return
    lastAt.current = performance.now()
    if (!(await validate())) {
      lastAt.current = -THROTTLE_MS
      return
    }
    try {
      const { expiredMinutes = DEFAULT_MINUTES } = await send()
      setSecondsLeft(expiredMinutes * 60)
    } catch (error) {
      warn(say(error), w('confirm'))
    }
  }
  useEffect(() => {
    if (atOnce) void request()
  }, [])
  return (
    <Button look="quiet" size="small" disabled={secondsLeft > 0} onClick={() => void request()}>
      {secondsLeft > 0 ? countdownLabel(secondsLeft) : label}
    </Button>
  )
}
