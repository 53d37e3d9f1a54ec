import { type DocumentCase, decideDocuments, documentSides } from '@tucano/contract/documents'
import { Ban, Check, Eye, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { DetailHead } from '#parts/office/detail-head'
import { MemberLink } from '#parts/office/member-link'
import { PictureView } from '#parts/office/picture-view'
import { RefuseWindow } from '#parts/office/refuse-window'
import { WaitingTime } from '#parts/office/waiting-time'
import { call } from '#platform/call'
import { exactMoment, isoDay, writtenDay } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
import { ageOn, writeCpf } from './person.ts'
import { useDocumentPicture } from './queries.ts'
import { texts } from './texts.ts'

interface CaseDetailProps {
  found: DocumentCase
  now: number
  mayChange: boolean
  onDone: () => void
}

/** What a member said and the pictures that should say the same. */
export function CaseDetail({ found, now, mayChange, onDone }: CaseDetailProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { caseId, memberId, account, nickname, fullName, bornOn, cpf, kind, number, askedAt, sides, taken } = found
  const age = ageOn(isoDay(now, timeZone), bornOn)
  return (
    <article className={styles.detail} aria-label={t('detail', { account })}>
      <DetailHead title={fullName} text={t('of', { account, nickname })}>
        <WaitingTime since={askedAt} now={now} />
        <Badge tone={age < 18 ? 'alarm' : 'plain'}>{t('age', { age })}</Badge>
      </DetailHead>
      {taken && (
        <p className={styles.warning} data-tone="alarm">
          <TriangleAlert aria-hidden="true" /> {t('takenText')}
        </p>
      )}
      <div className={styles.pictures}>
        {documentSides
          .filter((side) => sides.includes(side))
          .map((side) => (
            <Picture key={side} caseId={caseId} side={side} />
          ))}
      </div>
      <p className={styles.looked}>
        <Eye aria-hidden="true" /> {t('looked')}
      </p>
      <div className={styles.columns}>
        <SectionCard title={t('data')}>
          <Facts
            facts={[
              {
                key: 'account',
                label: t('account'),
                value: (
                  <>
                    <MemberLink memberId={memberId} account={account} /> ({nickname})
                  </>
                ),
              },
              { key: 'name', label: t('name'), value: fullName },
              { key: 'born', label: t('born'), value: `${writtenDay(bornOn)} (${t('age', { age })})` },
              { key: 'cpf', label: t('cpf'), value: writeCpf(cpf), code: { text: cpf, copyLabel: t('copy'), doneLabel: t('copied') } },
              { key: 'kind', label: t('kind'), value: t(`kind_${kind}`) },
              { key: 'number', label: t('number'), value: number },
              { key: 'asked', label: t('asked'), value: exactMoment(askedAt, timeZone) },
            ]}
          />
        </SectionCard>
        {mayChange && <Decision found={found} onDone={onDone} />}
      </div>
    </article>
  )
}

function Picture({ caseId, side }: { caseId: string; side: DocumentCase['sides'][number] }) {
  const t = useText(texts)
  return (
    <Arrived
      query={useDocumentPicture(caseId, side)}
      skeleton={<Skeleton height="348px" />}
      failedTitle={t('pictureFailed', { side: t(`side_${side}`) })}
      level="h4"
      small
    >
      {({ type, content }) => <PictureView src={`data:${type};base64,${content}`} label={t(`side_${side}`)} />}
    </Arrived>
  )
}

function Decision({ found, onDone }: { found: DocumentCase; onDone: () => void }) {
  const t = useText(texts)
  const { busy, problem, decide } = useDeciding()
  const [asking, setAsking] = useState<'verify' | 'refuse'>()
  const { caseId, account, fullName, taken } = found
  const close = (): void => setAsking(undefined)
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    if (await decide(change, done)) onDone()
  }
  const verify = (): void => void run(() => call(decideDocuments, { caseId, decision: 'verify' }), t('verified', { account }))
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
        <div className={styles.actions}>
          <Button look="primary" size="large" icon={<Check />} busy={busy} disabled={taken} onClick={() => setAsking('verify')}>
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
