import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { useText } from '#platform/text'
import { Tabs } from '#ui/tabs'
import styles from '../office.module.css'
import { texts } from '../texts.ts'
import { CHOSEN, TAB } from './filter.ts'

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
  return { tab, decided: tab === DECIDED, chosen: search.get(CHOSEN) ?? undefined, choose, leave: () => choose(undefined), turnTo }
}

interface QueueTabsProps<Key extends string> {
  label: string
  place: ReturnType<typeof useQueueTab<Key>>
  open: readonly { key: Key; label: ReactNode }[]
  children: ReactNode
}

/** What waits, and what was decided. */
export function QueueTabs<Key extends string>({ label, place, open, children }: QueueTabsProps<Key>) {
  const t = useText(texts)
  return (
    <div className={styles.tabbed}>
      <Tabs<Key | typeof DECIDED>
        label={label}
        active={place.tab}
        onChange={place.turnTo}
        tabs={[...open, { key: DECIDED, label: t('tabDecided') }]}
      >
        {children}
      </Tabs>
    </div>
  )
}
