import type { ContentEntry, ContentSubject } from '@tucano/contract/content'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Workplace, queueSkeleton } from '#parts/office/workplace'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { isFixed } from './fields.ts'
import { ItemForm } from './item-form.tsx'
import { Orders, groupsOf, inGroup } from './orders.tsx'
import type { Drawing } from './preview.tsx'
import { useContent } from './queries.ts'
import { SubjectList, nameOfEntry } from './subject-list.tsx'
import { SubjectTools } from './subject-tools.tsx'
import { texts } from './texts.ts'
import { useItem } from './use-item.ts'
import { Versions } from './versions.tsx'

const NEW = '+'
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

interface SubjectPlaceProps {
  subject: ContentSubject
  subjects: readonly ContentSubject[]
  /** Who works here. */
  owner: string
  mayChange: boolean
  chosen: string | undefined
  /** Something was typed and not saved: it stays, whatever others do. */
  unsaved: boolean
  drawing: Drawing
  onSubject: (subject: ContentSubject) => void
  onChoose: (slug: string | undefined) => void
  onDone: (slug: string | undefined) => void
  onUnsaved: (unsaved: boolean) => void
}

/** A subject: its list on one side, one thing of it on the other. */
export function SubjectPlace({
  subject,
  subjects,
  owner,
  mayChange,
  chosen,
  unsaved,
  drawing,
  onSubject,
  onChoose,
  onDone,
  onUnsaved,
}: SubjectPlaceProps) {
  const t = useText(texts)
  const query = useContent(subject)
  const { restore } = useItem(subject)
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState('')
  // Which form is shown for what: one in which something new was made goes on with that, and the next new thing has its own.
  const [forms] = useState(() => new Map<string, string>())
  const formOf = (slug: string): string => forms.get(slug) ?? slug
  const finish = (slug: string | undefined): void => {
    if (slug !== undefined && chosen === NEW) forms.set(slug, formOf(NEW)).set(NEW, `${NEW}${slug}`)
    onDone(slug)
  }
  const all: readonly ContentEntry[] = query.data ?? []
  const groups = [...new Set(all.flatMap(groupsOf))].filter(Boolean)
  const nameOf = (slug: string): string => {
    const found = all.find(({ item }) => item.slug === slug)
    return found ? nameOfEntry(found) : slug
  }
  const fits = (entry: ContentEntry): boolean => plain(`${nameOfEntry(entry)} ${entry.item.slug}`).includes(plain(typed.trim()))
  const listed = query.data && (group === '' ? all : inGroup(all, group)).filter(fits)
  const entry = all.find(({ item }) => item.slug === chosen)
  const form = (chosen === NEW || entry || unsaved) && query.data && (
    <ItemForm
      key={formOf(chosen ?? '')}
      subject={subject}
      entry={entry}
      title={entry ? nameOfEntry(entry) : chosen === NEW ? t(`new_${subject}`) : (chosen ?? '')}
      owner={owner}
      mayChange={mayChange}
      drawing={drawing}
      onUnsaved={onUnsaved}
      onDone={finish}
    />
  )
  return (
    <Workplace
      title={t('title')}
      text={t(`text_${subject}`)}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => onChoose(undefined)}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <>
          <SubjectTools
            subject={subject}
            subjects={subjects}
            onSubject={onSubject}
            typed={typed}
            onType={setTyped}
            groups={groups}
            group={group}
            onGroup={setGroup}
          >
            {mayChange && <Orders subject={subject} entries={all} group={group} nameOf={nameOf} />}
            {mayChange && !isFixed(subject) && (
              <Button look="primary" wide icon={<Plus />} onClick={() => onChoose(NEW)}>
                {t(`new_${subject}`)}
              </Button>
            )}
          </SubjectTools>
          <SubjectList subject={subject} query={query} items={listed} chosen={chosen} onChoose={onChoose} />
          {!isFixed(subject) && (
            <Versions
              subject={subject}
              slug={undefined}
              {...(mayChange
                ? { onRestore: (versionId: string, slug: string) => void restore(versionId, null).then((done) => done && finish(slug)) }
                : {})}
            />
          )}
        </>
      }
      detail={
        query.data === undefined
          ? queueSkeleton
          : form || (
              <DrawnState drawing="nest" title={t('gone')} level="h3">
                {t('goneText')}
              </DrawnState>
            )
      }
    />
  )
}
