import { type ReactNode, useEffect, useRef } from 'react'
import styles from './go-on.module.css'

interface GoOnProps {
  /** What is shown, by a name of its own. */
  at: string | undefined
  children: ReactNode
}

/** Where one thing takes the place of another that was pressed: whoever pressed it goes on there, instead of losing the focus with what is gone. */
export function GoOn({ at, children }: GoOnProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    place.current?.focus()
  }, [at])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  )
}
