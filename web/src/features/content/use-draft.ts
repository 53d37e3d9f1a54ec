import type { ContentEntry, ContentItems, ContentSubject } from '@tucano/contract/content'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '#platform/site'
import { draftOf, emptyItems, itemOf, slugFrom } from './draft.ts'
import { type Draft, type FieldName, fieldsOf } from './fields.ts'
import { type Base, dropKept, keep, keptOf } from './kept-draft.ts'

type Item = ContentItems[ContentSubject]

interface DraftGiven {
  subject: ContentSubject
  /** Who types. */
  owner: string
  /** What is there now. */
  entry: ContentEntry | undefined
  busy: boolean
  onUnsaved: (unsaved: boolean) => void
}

/** The fields in which one differs from another. */
const unlike = (one: Draft, other: Draft): Draft =>
  Object.fromEntries(Object.entries(one).filter(([name, text]) => text !== other[name as FieldName]))

/** What is typed, and what it was made from. */
export function useDraft({ subject, owner, entry, busy, onUnsaved }: DraftGiven) {
  const { timeZone } = useBrand()
  const key = `${owner} ${subject} ${entry?.item.slug ?? ''}`
  // A session ended in the middle of it: whoever is back goes on with what was typed.
  const [found] = useState(() => keptOf(key))
  // What the form was filled in from: what others save meanwhile does not change it under somebody's hands.
  const [base, setBase] = useState<Base>(found?.base ?? entry ?? { item: emptyItems[subject], version: null })
  const [draft, setDraft] = useState<Draft>(() => found?.draft ?? draftOf(base.item, timeZone))
  const latest = useRef(draft)
  useEffect(() => void (latest.current = draft), [draft])
  useEffect(() => {
    if (found) onUnsaved(true)
    return () => onUnsaved(false)
  }, [found, onUnsaved])
  const isNew = base.version === null
  const first = draftOf(base.item, timeZone)
  const differs = (one: Draft): boolean => (Object.keys(first) as FieldName[]).some((name) => one[name] !== first[name])
  const change = (more: Draft): void => {
    const after = { ...draft, ...more }
    const named = isNew && more.title !== undefined && (draft.slug ?? '') === slugFrom(draft.title ?? '')
    if (named) after.slug = slugFrom(more.title ?? '')
    setDraft(after)
    onUnsaved(differs(after))
    if (differs(after)) keep({ key, base, draft: after })
    else dropKept()
  }
  const follow = ({ item, version }: Base): void => {
    setBase({ item, version })
    setDraft(draftOf(item, timeZone))
  }
  // What was sent is shown as it was kept; what was typed on meanwhile stays as it is.
  if (base.sent && entry?.version === base.version) {
    setBase({ item: entry.item, version: entry.version })
    setDraft({ ...draftOf(entry.item, timeZone), ...unlike(draft, base.sent), slug: entry.item.slug })
  }
  const newer = !isNew && entry && entry.version !== base.version ? entry : undefined
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
      dropKept()
    },
    keepMine: ({ item, version }: Base): void => setBase({ item, version }),
    /** What is sent. What does not count for this kind of link is not sent with it. */
    whole: (): Item => {
      const hidden = fieldsOf[subject].filter(({ shownFor }) => shownFor && !shownFor(draft)).map(({ name }) => [name, ''] as const)
      const vendor = subject !== 'banners' || draft.linkType === 'G' ? {} : { vendor: '' }
      return itemOf({ ...draft, ...Object.fromEntries(hidden), ...vendor }, base.item, timeZone)
    },
    /** What was typed until then was saved as this. Answers whether more was typed since: that stays, and is made from what was saved. */
    isSaved: (item: Item, version: string): boolean => {
      setBase({ item, version, sent: draft })
      dropKept()
      return Object.keys(unlike(latest.current, draft)).length > 0
    },
  }
}
