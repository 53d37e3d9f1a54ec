import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { useText } from '#platform/text'
import { Tabs } from '#ui/tabs'
import { CHOSEN, TAB } from './history/filter.ts'
import styles from './office.module.css'
import { texts } from './texts.ts'
import { Workplace } from './workplace.tsx'

const DECIDED = 'decididos'

/** Which tab of a queue is shown, and which request is open: both in the address. */
export function useQueueTab<Key extends string>(open: readonly Key[]) {
  const [search, setSearch] = useSearchParams()
  const named = search.get(TAB)
  const tab: Key | typeof DECIDED = named === DECIDED ? DECIDED : (open.find((key) => key === named) ?? open[0]!)
  const choose = (key: string | undefined): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (key === undefined) after.delete(CHOSEN)
      else after.set(CHOSEN, key)
      return after
    })
  const turnTo = (to: Key | typeof DECIDED): void => setSearch(to === open[0] ? {} : { [TAB]: to })
  return {
    tab,
    decided: tab === DECIDED,
    chosen: search.get(CHOSEN) ?? undefined,
    choose,
    leave: () => choose(undefined),
    turnTo,
    showDecided: () => turnTo(DECIDED),
  }
}

interface QueueSectionProps<Key extends string> {
  title: string
  text: string
  mayChange: boolean
  place: ReturnType<typeof useQueueTab<Key>>
  /** The queues of what is open, a tab each. */
  open: readonly { key: Key; label: string; count: ReactNode }[]
  /** Words of its own, where it has some. */
  labels?: { back: string; choose: string }
  /** What the tab that is shown has in it. */
  children: ReactNode
  detail: ReactNode
}

/** A section of the back office with tabs: what waits, and what was decided. */
export function QueueSection<Key extends string>({
  title,
  text,
  mayChange,
  place,
  open,
  labels,
  children,
  detail,
}: QueueSectionProps<Key>) {
  const t = useText(texts)
  return (
    <Workplace
      title={title}
      text={text}
      mayChange={mayChange}
      chosen={place.chosen !== undefined}
      onBack={place.leave}
      {...(labels ? { labels } : place.decided ? { labels: { back: t('back'), choose: t('historyChoose') } } : {})}
      queue={
        <div className={styles.tabbed}>
          <Tabs<Key | typeof DECIDED>
            label={title}
            active={place.tab}
            onChange={place.turnTo}
            tabs={[
              ...open.map(({ key, label, count }) => ({
                key,
                label: (
                  <span className={styles.tab}>
                    {label} {count}
                  </span>
                ),
              })),
              { key: DECIDED, label: t('tabDecided') },
            ]}
          >
            {children}
          </Tabs>
        </div>
      }
      detail={detail}
    />
  )
}
