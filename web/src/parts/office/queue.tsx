import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useText } from '#platform/text'
import { Loaded } from '../loaded.tsx'
import { More } from '../record-list.tsx'
import styles from './office.module.css'
import { texts } from './texts.ts'
import { queueSkeleton } from './workplace.tsx'

interface LinesProps<Item> {
  label: string
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (key: string) => void
  children: (item: Item) => ReactNode
}

interface QueueProps<Item> extends LinesProps<Item> {
  query: ComponentProps<typeof Loaded<Item>>['query'] & Partial<ComponentProps<typeof More>['query']>
  failedTitle: string
  empty: { title: string; text?: string }
}

/** Who waits, the first one first, as far as they were read: on their way, failed, nobody, or there. */
export function Queue<Item>({ query, failedTitle, empty, ...lines }: QueueProps<Item>) {
  const t = useText(texts)
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = query
  return (
    <Loaded query={query} skeleton={queueSkeleton} failedTitle={failedTitle} level="h3" small empty={empty}>
      {(items) => (
        <>
          <Lines items={items} {...lines} />
          {fetchNextPage && <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={t('more')} />}
        </>
      )}
    </Loaded>
  )
}

/** One stop for the Tab key: arrows move inside, Enter opens. */
function Lines<Item>({ label, items, keyOf, chosen, onChoose, children }: LinesProps<Item> & { items: readonly Item[] }) {
  const [focused, setFocused] = useState<string>()
  const keys = items.map(keyOf)
  const stop = [focused, chosen, keys[0]].find((key) => key !== undefined && keys.includes(key))
  return (
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
