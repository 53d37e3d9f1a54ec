import { useMemo } from 'react'
import styles from './caller.module.css'
import { useMoments } from './use-moments.ts'

interface CallerProps {
  /** What is said, and when, in milliseconds of the play. */
  calls: readonly { atMs: number; text: string }[]
  /** What is said before there is anything to call. */
  before: string
  /** Names stand below it. */
  isRaised?: boolean
  elapsedMs: () => number
}

/** A line that follows what is seen. The page says by itself how it ended: whoever listens hears that, not every turn of it. */
export function Caller({ calls, before, isRaised = false, elapsedMs }: CallerProps) {
  const key = calls.map(({ atMs }) => atMs).join()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same moments are the same list
  const moments = useMemo(() => calls.map(({ atMs }) => atMs), [key])
  const passed = useMoments(moments, elapsedMs)
  const text = calls.length === 0 ? before : (calls[Math.min(passed, calls.length) - 1]?.text ?? '')
  if (text === '') return null
  return (
    <p key={text} className={styles.caller} data-raised={isRaised || undefined} aria-hidden="true">
      {text}
    </p>
  )
}
