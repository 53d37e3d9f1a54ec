import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** So long after a button has begun to do something else, a press may still be meant for what it did before. */
const REST_MS = 250

/** Which presses are meant for what is asked now: those that began when it had been there for a moment. */
export function usePresses(asked: number) {
  const shownMs = useRef(Infinity)
  const beganMs = useRef(0)
  useEffect(() => {
    shownMs.current = performance.now()
    return () => void (shownMs.current = Infinity)
  }, [asked])
  return {
    began: ({ timeStamp }: PointerEvent): void => void (beganMs.current = timeStamp),
    /** Without a pointer a press begins as it is heard. */
    takes: ({ detail, timeStamp }: MouseEvent): boolean => (detail === 0 ? timeStamp : beganMs.current) >= shownMs.current + REST_MS,
  }
}
