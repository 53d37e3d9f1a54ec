import type { ContentEntry, ContentSubject } from '@tucano/contract/content'
import { Loaded } from '#parts/loaded'
import { Queue } from '#parts/office/queue'
import { queueSkeleton } from '#parts/office/workplace'
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
    <Loaded
      query={{ ...query, data: items }}
      skeleton={queueSkeleton}
      failedTitle={t('failed')}
      level="h3"
      small
      empty={{ title: t('nothing'), text: t('nothingText') }}
    >
      {(found) => (
        <Queue
          label={t(`subject_${subject}`)}
          items={found}
          keyOf={({ item }) => item.slug}
          chosen={chosen}
          onChoose={onChoose}
          query={{ hasNextPage: false, isFetchingNextPage: false, fetchNextPage: query.refetch as never }}
        >
          {(line) => <EntryLine entry={line} name={nameOfEntry(line)} />}
        </Queue>
      )}
    </Loaded>
  )
}

export const nameOfEntry = (entry: ContentEntry): string => ('gameType' in entry ? entry.name : titleOf(entry.item))
