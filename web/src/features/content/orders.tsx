import type { ContentEntry, ContentOrder, ContentSubject } from '@tucano/contract/content'
import { ArrowUpDown, Flame, Star } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from './content.module.css'
import { choiceWord } from './item-field.tsx'
import { OrderWindow } from './order-window.tsx'
import { texts } from './texts.ts'

type Games = ContentEntry<'games'>[]

interface OrdersProps {
  subject: ContentSubject
  entries: readonly ContentEntry[]
  /** The part of the list that is shown. */
  group: string
  nameOf: (slug: string) => string
}

/** The orders that a subject has: its own, and of games also the two lists that the house puts forward. */
export function Orders({ subject, entries, group, nameOf }: OrdersProps) {
  const t = useText(texts)
  const [open, setOpen] = useState<ContentOrder>()
  const close = (): void => setOpen(undefined)
  const hasOrder = subject === 'banners' || subject === 'articles' || subject === 'replies' || subject === 'games' || subject === 'vendors'
  if (!hasOrder) return null
  const listed = (list: ContentOrder): string[] =>
    list === 'hot' || list === 'featured'
      ? (entries as Games)
          .filter((game) => game[list] !== null)
          .toSorted((a, b) => Number(a[list]) - Number(b[list]))
          .map(({ item }) => item.slug)
      : inGroup(entries, group).map(({ item }) => item.slug)
  const needsGroup = subject !== 'replies' && group === ''
  const titles = { hot: t('hot'), featured: t('featured') }
  const title =
    open && (open === 'hot' || open === 'featured' ? titles[open] : group ? `${t('order')}: ${groupWord(t, group)}` : t('order'))
  return (
    <div className={styles.orders}>
      {!needsGroup && (
        <Button size="small" icon={<ArrowUpDown />} onClick={() => setOpen(subject)}>
          {t('order')}
        </Button>
      )}
      {subject === 'games' && (
        <>
          <Button size="small" icon={<Flame />} onClick={() => setOpen('hot')}>
            {t('hot')}
          </Button>
          <Button size="small" icon={<Star />} onClick={() => setOpen('featured')}>
            {t('featured')}
          </Button>
        </>
      )}
      {needsGroup && <p className={styles.soft}>{t('orderGroup')}</p>}
      {open && title && (
        <OrderWindow
          title={title}
          list={open}
          group={open === 'hot' || open === 'featured' ? '' : group}
          before={listed(open)}
          {...(open === 'hot' || open === 'featured' ? { more: entries.map(({ item }) => item.slug) } : {})}
          nameOf={nameOf}
          close={close}
        />
      )}
    </div>
  )
}

/** What an entry is ordered and shown with: its page, topic, kind or types. */
export function groupsOf(entry: ContentEntry): readonly string[] {
  const { item } = entry
  if ('group' in item) return [item.group]
  if ('category' in item) return [item.category]
  if ('kind' in item) return [item.kind]
  if ('cards' in entry) return entry.cards.map(({ gameType }) => gameType)
  return 'gameType' in entry ? [entry.gameType] : ['']
}

/** Those of a part of the list, in its order: a vendor has a place of its own in each of its types. */
export function inGroup(entries: readonly ContentEntry[], group: string): readonly ContentEntry[] {
  const placeOf = (entry: ContentEntry): number =>
    'cards' in entry ? (entry.cards.find(({ gameType }) => gameType === group)?.place ?? 0) : 0
  return entries.filter((entry) => groupsOf(entry).includes(group)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** What a part of a list is called, whatever it is a part of. */
export function groupWord(t: Parameters<typeof choiceWord>[0], group: string): string {
  return ['group', 'category', 'kind', 'type'].map((name) => choiceWord(t, name, group)).find((word) => word !== group) ?? group
}
