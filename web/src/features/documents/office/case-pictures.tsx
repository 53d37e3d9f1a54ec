import { type DocumentCase, documentSides } from '@tucano/contract/documents'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Arrived } from '#parts/loaded'
import { PictureView } from '#parts/office/picture-view'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Tabs } from '#ui/tabs'
import styles from '#office/detail.module.css'
import { rereadQueues } from '#office/queue-query.ts'
import { useDocumentPicture } from './queries.ts'
import { texts } from './texts.ts'

type Side = DocumentCase['sides'][number]

/** The pictures of a case, one at a time beside the data. A picture is asked for when its tab is opened, and not before. */
export function CasePictures({ caseId, sides }: Pick<DocumentCase, 'caseId' | 'sides'>) {
  const t = useText(texts)
  const present = documentSides.filter((side) => sides.includes(side))
  const [side, setSide] = useState<Side>(present[0] ?? 'front')
  return (
    <section className={styles.column} aria-label={t('pictures')}>
      <Tabs label={t('pictures')} active={side} onChange={setSide} tabs={present.map((key) => ({ key, label: t(`side_${key}`) }))}>
        <Picture key={side} caseId={caseId} side={side} />
      </Tabs>
      <p className={styles.looked}>
        <Eye aria-hidden="true" /> {t('looked')}
      </p>
    </section>
  )
}

function Picture({ caseId, side }: { caseId: string; side: Side }) {
  const t = useText(texts)
  const query = useDocumentPicture(caseId, side)
  const arrived = query.data !== undefined
  useEffect(() => {
    // The server has noted that it was given: the queue says so.
    if (arrived) void rereadQueues()
  }, [arrived])
  return (
    <Arrived
      query={query}
      skeleton={<Skeleton height="480px" />}
      failedTitle={t('pictureFailed', { side: t(`side_${side}`) })}
      level="h4"
      small
    >
      {({ type, content }) => <PictureView src={`data:${type};base64,${content}`} label={t(`side_${side}`)} tall />}
    </Arrived>
  )
}
