import type { ContentEntry, ContentSubject } from '@tucano/contract/content'
import { Queue } from '#parts/office/queue'
import { useText } from '#platform/text'
import { EntryLine } from './entry-line.tsx'
import type { useContent } from './queries.ts'
import { texts } from './texts.ts'
import { titleOf } from './versions.tsx'

interface SubjectListProps {
  subject: ContentSubject
  query: ReturnType<typeof useContent>
  /** Those of it that are looked for. */
  items: readonly ContentEntry[] | undefined
  chosen: string | undefined
  onChoose: (slug: string | undefined) => void
}

/** What there is of a subject. */
export function SubjectList({ subject, query, items, chosen, onChoose }: SubjectListProps) {
  const t = useText(texts)
  return (
    <Queue
      label={t(`subject_${subject}`)}
      keyOf={({ item }) => item.slug}
      chosen={chosen}
      onChoose={onChoose}
      query={{ ...query, data: items }}
      failedTitle={t('failed')}
      empty={{ title: t('nothing'), text: t('nothingText') }}
    >
      {(line) => <EntryLine entry={line} name={nameOfEntry(line)} />}
    </Queue>
  )
}

export const nameOfEntry = (entry: ContentEntry): string => ('gameType' in entry ? entry.name : titleOf(entry.item))
