import { type DocumentCase, decideDocuments, documentPoints } from '@tucano/contract/documents'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Decision } from '#parts/office/decision'
import { Points } from '#parts/office/points'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import styles from '#office/detail.module.css'
import { texts } from './texts.ts'

type Point = (typeof documentPoints)[number]

/** Confirming, once every picture was opened and every point ticked; or refusing with a reason. */
export function CaseDecision({ found, onDone }: { found: DocumentCase; onDone: () => void }) {
  const t = useText(texts)
  const { caseId, account, fullName, taken, sides, seen } = found
  const [checked, setChecked] = useState<Point[]>([])
  const unseen = sides.filter((side) => !seen.includes(side))
  return (
    <Decision
      title={t('decision')}
      over={['documents.unknown']}
      text={t('decisionText')}
      approval={{
        label: t('verify'),
        ready: !taken && unseen.length === 0 && checked.length === documentPoints.length,
        title: t('verifyTitle'),
        question: t('verifyText', { account, name: fullName }),
        act: () => call(decideDocuments, { caseId, decision: 'verify', checked }),
        done: t('verified', { account }),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle'),
        text: t('refuseText'),
        usual: [t('reason_unreadable'), t('reason_face'), t('reason_data'), t('reason_expired'), t('reason_other')],
        act: (reason) => call(decideDocuments, { caseId, decision: 'refuse', reason }),
        done: t('refused', { account }),
      }}
      onDone={onDone}
    >
      <Points
        label={t('points')}
        points={documentPoints.map((key) => ({ key, label: t(`point_${key}`) }))}
        checked={checked}
        onChange={setChecked}
      />
      {unseen.length > 0 && (
        <p className={styles.looked}>
          <EyeOff aria-hidden="true" /> {t('unseen', { sides: unseen.map((side) => t(`side_${side}`)).join(', ') })}
        </p>
      )}
    </Decision>
  )
}
