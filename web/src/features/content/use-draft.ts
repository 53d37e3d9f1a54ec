import type { ContentEntry, ContentItems, ContentSubject } from '@tucano/contract/content'
import { useEffect, useState } from 'react'
import { useBrand } from '#platform/site'
import { draftOf, emptyItems, itemOf, slugFrom } from './draft.ts'
import { type Draft, type FieldName, fieldsOf } from './fields.ts'

interface Base {
  item: ContentItems[ContentSubject]
  /** Nothing for what is new. */
  version: string | null
}

interface DraftGiven {
  subject: ContentSubject
  /** What is there now. */
  entry: ContentEntry | undefined
  busy: boolean
  onUnsaved: (unsaved: boolean) => void
}

/** What is typed, and what it was made from. */
export function useDraft({ subject, entry, busy, onUnsaved }: DraftGiven) {
  const { timeZone } = useBrand()
  // What the form was filled in from: what others save meanwhile does not change it under somebody's hands.
  const [base, setBase] = useState<Base>(entry ?? { item: emptyItems[subject], version: null })
  const [draft, setDraft] = useState<Draft>(() => draftOf(base.item, timeZone))
  useEffect(() => () => onUnsaved(false), [onUnsaved])
  const isNew = base.version === null
  const first = draftOf(base.item, timeZone)
  const differs = (one: Draft): boolean => (Object.keys(first) as FieldName[]).some((name) => one[name] !== first[name])
  const change = (more: Draft): void => {
    const after = { ...draft, ...more }
    const named = isNew && more.title !== undefined && (draft.slug ?? '') === slugFrom(draft.title ?? '')
    if (named) after.slug = slugFrom(more.title ?? '')
    setDraft(after)
    onUnsaved(differs(after))
  }
  const follow = ({ item, version }: Base): void => {
    setBase({ item, version })
    setDraft(draftOf(item, timeZone))
  }
  const newer = entry && entry.version !== base.version ? entry : undefined
  const isChanged = differs(draft)
  // Nothing was typed: the form follows what others save.
  if (newer && !isChanged && !busy) follow(newer)
  return {
    base,
    draft,
    change,
    isNew,
    isChanged,
    /** Somebody took it away while it was being changed: saving brings it back. */
    isGone: !isNew && !entry,
    newer: busy ? undefined : newer,
    takeNewer: (to: Base): void => {
      follow(to)
      onUnsaved(false)
    },
    keepMine: ({ item, version }: Base): void => setBase({ item, version }),
    /** What is sent. What does not count for this kind of link is not sent with it. */
    whole: (): ContentItems[ContentSubject] => {
      const hidden = fieldsOf[subject].filter(({ shownFor }) => shownFor && !shownFor(draft)).map(({ name }) => [name, ''] as const)
      const vendor = subject !== 'banners' || draft.linkType === 'G' ? {} : { vendor: '' }
      return itemOf({ ...draft, ...Object.fromEntries(hidden), ...vendor }, base.item, timeZone)
    },
  }
}
