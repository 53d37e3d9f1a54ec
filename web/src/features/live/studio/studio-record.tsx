import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import type { ShownKind } from '../words/kinds.ts'
import { StudioProof } from './studio-proof.tsx'
import styles from './studio-record.module.css'
import { texts } from './texts.ts'

interface StudioRecordProps {
  studio: string
  kind: ShownKind
  round: number
  drawId: string
}

/** Where a bet was decided by a studio: that it was, and what it has signed. */
export function StudioRecord({ studio, kind, round, drawId }: StudioRecordProps) {
  const t = useText(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={t('cardTitle')} text={t('cardText', { studio })}>
      <div className={styles.inside} data-proof="studio">
        <Button icon={<FileSignature />} onClick={() => setOpen(true)}>
          {t('check')}
        </Button>
      </div>
      {isOpen && <StudioProof drawId={drawId} round={round} kind={kind} studio={studio} onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}
