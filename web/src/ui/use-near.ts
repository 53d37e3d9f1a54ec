import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenNear } from './in-view.ts'

/** Whether an element has come near the screen; once it has, it stays so. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (element.current && !near ? whenNear(element.current, () => setNear(true)) : undefined), [near])
  return [element, near]
}
