import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover-grid.module.css'
import { gridOf, rowsNear, rowsOn } from './grid-rows.ts'

interface CoverGridProps<Item> {
  items: readonly Item[]
  /** The room that it has. */
  width: number
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
  /** What stands after the last item. */
  after?: ReactNode
  stale?: boolean
}

/**
 * Covers side by side, as many as there are: only the rows near the screen exist. The rest is room of the right height, so that the page
 * scrolls as if they were all there.
 */
export function CoverGrid<Item>({ items, width, keyOf, render, after, stale = false }: CoverGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const grid = gridOf(width)
  const rows = Math.ceil(items.length / grid.columns)
  // What is on the screen is drawn first; what is near it comes when that is done.
  const [near, setNear] = useState(() => ({ first: 0, last: rowsOn(innerHeight, grid.rowHeight) }))
  useEffect(() => {
    const look = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = rowsNear({ above: -top, screen: innerHeight, rowHeight: grid.rowHeight })
      startTransition(() => setNear((before) => (before.first === next.first && before.last === next.last ? before : next)))
    }
    // After the page is laid out and painted: asked for earlier, places would have it laid out once more.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(look)))
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [grid.rowHeight, rows])
  const first = Math.min(near.first, rows)
  const last = Math.min(near.last, rows)
  const style = {
    '--columns': grid.columns,
    paddingTop: first * grid.rowHeight,
    paddingBottom: (rows - last) * grid.rowHeight,
  } as CSSProperties
  return (
    <ul
      ref={list}
      className={classNames(styles.grid, stale && styles.stale)}
      style={style}
      aria-busy={stale || undefined}
      data-items={items.length}
    >
      {items.slice(first * grid.columns, last * grid.columns).map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
      {last === rows && after}
    </ul>
  )
}
