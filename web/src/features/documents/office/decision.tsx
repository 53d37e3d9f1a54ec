import { type DocumentCase, decideDocuments, documentPoints } from '@tucano/contract/documents'
import { Ban, Check, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { Points } from '#parts/office/points'
import { RefuseWindow } from '#parts/office/refuse-window'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
import { texts } from './texts.ts'

type Point = (typeof documentPoints)[number]

/** Confirming, once every picture was opened and every point ticked; or refusing with a reason. */
export function Decision({ found, onDone }: { found: DocumentCase; onDone: () => void }) {
  const t = useText(texts)
  const { busy, problem, decide } = useDeciding()
  const [asking, setAsking] = useState<'verify' | 'refuse'>()
  const { caseId, account, fullName, taken, sides, seen } = found
  const [checked, setChecked] = useState<Point[]>([])
  const unseen = sides.filter((side) => !seen.includes(side))
  const ready = unseen.length === 0 && checked.length === documentPoints.length
  const close = (): void => setAsking(undefined)
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    if (await decide(change, done)) onDone()
  }
  const verify = (): void => void run(() => call(decideDocuments, { caseId, decision: 'verify', checked }), t('verified', { account }))
  const refuse = (reason: string): void =>
    void run(() => call(decideDocuments, { caseId, decision: 'refuse', reason }), t('refused', { account }))
  return (
    <SectionCard title={t('decision')} text={t('decisionText')}>
      <div className={styles.inside}>
        {problem && asking !== 'refuse' && (
          <p className={styles.warning} data-tone="alarm" role="alert">
            {problem}
          </p>
        )}
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
        <div className={styles.actions}>
          <Button look="primary" size="large" icon={<Check />} busy={busy} disabled={taken || !ready} onClick={() => setAsking('verify')}>
            {t('verify')}
          </Button>
          <Button size="large" icon={<Ban />} disabled={busy} onClick={() => setAsking('refuse')}>
            {t('refuse')}
          </Button>
        </div>
      </div>
      {asking === 'verify' && (
        <ConfirmModal title={t('verifyTitle')} label={t('verify')} onConfirm={verify} close={close}>
          <p>{t('verifyText', { account, name: fullName })}</p>
        </ConfirmModal>
      )}
      {asking === 'refuse' && (
        <RefuseWindow
          title={t('refuseTitle')}
          text={t('refuseText')}
          usual={[t('reason_unreadable'), t('reason_face'), t('reason_data'), t('reason_expired'), t('reason_other')]}
          busy={busy}
          problem={problem}
          onRefuse={refuse}
          close={close}
        />
      )}
    </SectionCard>
  )
}
