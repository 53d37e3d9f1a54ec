import type { ContentItems, ContentSubject } from '@tucano/contract/content'
import { GitCompareArrows, Trash2 } from 'lucide-react'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import { draftOf } from './draft.ts'
import type { FieldName } from './fields.ts'
import { useVersions } from './queries.ts'
import { texts } from './texts.ts'

type Item = ContentItems[ContentSubject]

interface NewerNoteProps {
  subject: ContentSubject
  now: Item
  /** What the form was filled in from. */
  before: Item
  onTake: () => void
  onKeep: () => void
}

/** Somebody else was quicker: what it says by now, and what to do about it. */
export function NewerNote({ subject, now, before, onTake, onKeep }: NewerNoteProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const by = useWhoChanged(subject, now.slug, 'present')
  const [is, was] = [draftOf(now, timeZone), draftOf(before, timeZone)]
  const different = (Object.keys(is) as FieldName[]).filter((name) => is[name] !== was[name])
  const action = (
    <>
      <Button size="small" onClick={onTake}>
        {t('takeNewer')}
      </Button>
      <Button size="small" look="quiet" onClick={onKeep}>
        {t('keepMine')}
      </Button>
    </>
  )
  return (
    <Note icon={<GitCompareArrows />} tone="sky" title={by ? t('newerBy', { by }) : t('newer')} action={action}>
      {different.map((name) => (
        <p key={name}>
          <strong>{t(`field_${name}`)}</strong>: {(is[name] ?? '').slice(0, 200) || '—'}
        </p>
      ))}
    </Note>
  )
}

/** Somebody else took it away: what was typed stays. */
export function GoneNote({ subject, slug }: { subject: ContentSubject; slug: string }) {
  const t = useText(texts)
  const by = useWhoChanged(subject, slug, 'removed')
  return (
    <Note icon={<Trash2 />} tone="sky" title={by ? t('takenAwayBy', { by }) : t('takenAway')}>
      {t('takenAwayText')}
    </Note>
  )
}

/** Who made a thing what it is now, or took it away; nobody for the command line. */
function useWhoChanged(subject: ContentSubject, slug: string, how: 'present' | 'removed'): string | undefined {
  const { data: versions = [] } = useVersions(subject, how === 'present' ? slug : undefined)
  return versions.find(({ item }) => item.slug === slug)?.by ?? undefined
}
