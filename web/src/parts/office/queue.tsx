import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useText } from '#platform/text'
import { More } from '../record-list.tsx'
import styles from './office.module.css'
import { texts } from './texts.ts'

interface QueueProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (key: string) => void
  query: ComponentProps<typeof More>['query']
  children: (item: Item) => ReactNode
}

/** Who waits, the first one first. One stop for the Tab key: arrows move inside, Enter opens. */
export function Queue<Item>({ label, items, keyOf, chosen, onChoose, query, children }: QueueProps<Item>) {
  const t = useText(texts)
  const [focused, setFocused] = useState<string>()
  const keys = items.map(keyOf)
  const stop = [focused, chosen, keys[0]].find((key) => key !== undefined && keys.includes(key))
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {items.map((item) => {
          const key = keyOf(item)
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.entry}
                aria-current={key === chosen ? 'true' : undefined}
                tabIndex={key === stop ? 0 : -1}
                onFocus={() => setFocused(key)}
                onKeyDown={moveFocus}
                onClick={() => onChoose(key)}
              >
                {children(item)}
              </button>
            </li>
          )
        })}
      </ul>
      <More query={query} label={t('more')} />
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = entries.findIndex((entry) => entry === event.currentTarget)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  entries[Math.min(entries.length - 1, Math.max(0, to))]?.focus()
}
