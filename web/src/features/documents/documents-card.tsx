import type { Documents } from '@tucano/contract/documents'
import { Arrived } from '#parts/loaded'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './documents-card.module.css'
import { useDocuments } from './queries.ts'
import { texts } from './texts.ts'

const tones = { none: 'plain', waiting: 'sky', verified: 'forest', refused: 'alarm' } as const

/** In the member's own centre: how far the documents are, and the way to send them. */
export function DocumentsCard({ onOpen }: { onOpen: () => void }) {
  const t = useText(texts)
  const query = useDocuments()
  const state = query.data?.state
  const label = state === 'refused' ? t('again') : state === 'none' ? t('send') : t('see')
  return (
    <SectionCard title={t('title')} text={t('text')} action={state && <Button onClick={onOpen}>{label}</Button>}>
      <Arrived query={query} skeleton={<Skeleton height="64px" />} failedTitle={t('failed')} level="h5" small>
        {(documents) => (
          <p className={styles.state} role="status" data-documents={documents.state}>
            <Badge tone={tones[documents.state]}>{t(`state_${documents.state}`)}</Badge>
            <About documents={documents} />
          </p>
        )}
      </Arrived>
    </SectionCard>
  )
}

function About({ documents: { state, name, cpf, askedAt, reason } }: { documents: Documents }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  switch (state) {
    case 'none':
      return <span>{t('about_none')}</span>
    case 'waiting':
      return <span>{t('about_waiting', { when: askedAt === null ? '—' : moment(askedAt, timeZone) })}</span>
    case 'verified':
      return <span>{t('about_verified', { name: name ?? '—', cpf: cpf ?? '—' })}</span>
    case 'refused':
      return <span>{t('about_refused', { reason: reason ?? '—' })}</span>
  }
}
