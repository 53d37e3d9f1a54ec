import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover-grid.module.css'
import { gridOf, rowsNear } from './grid-rows.ts'

interface CoverGridProps<Item> {
  items: readonly Item[]
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
export function CoverGrid<Item>({ items, keyOf, render, after, stale = false }: CoverGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  const grid = gridOf(width)
  const rows = Math.ceil(items.length / grid.columns)
  const [near, setNear] = useState({ first: 0, last: Infinity })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const look = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = rowsNear({ above: -top, screen: innerHeight, rowHeight: grid.rowHeight })
      setNear((before) => (before.first === next.first && before.last === next.last ? before : next))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
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
