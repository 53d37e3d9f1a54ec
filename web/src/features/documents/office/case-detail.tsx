import type { DocumentCase } from '@tucano/contract/documents'
import { TriangleAlert } from 'lucide-react'
import { Claimed } from '#parts/office/claims/claimed'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { WaitingTime } from '#parts/office/waiting-time'
import { exactMoment, isoDay, writtenDay } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { AlikeNote } from './alike-note.tsx'
import { CasePictures } from './case-pictures.tsx'
import { CaseDecision } from './case-decision.tsx'
import { ageOn, writeCpf } from './person.ts'
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
  const { caseId, memberId, account, nickname, fullName, bornOn, cpf, kind, number, askedAt, sides, taken, alike } = found
  const age = ageOn(isoDay(now, timeZone), bornOn)
  return (
    <Detail
      label={t('detail', { account })}
      title={fullName}
      text={t('of', { account, nickname })}
      badges={
        <>
          <WaitingTime since={askedAt} now={now} />
          <Badge tone={age < 18 ? 'alarm' : 'plain'}>{t('age', { age })}</Badge>
        </>
      }
    >
      {taken && (
        <p className={styles.warning} data-tone="alarm">
          <TriangleAlert aria-hidden="true" /> {t('takenText')}
        </p>
      )}
      {alike.length > 0 && <AlikeNote alike={alike} />}
      <div className={styles.columns}>
        <CasePictures caseId={caseId} sides={sides} />
        <div className={styles.column}>
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
          <Claimed kind="documents" id={caseId} told={found.inHand} mayChange={mayChange}>
            <CaseDecision found={found} onDone={onDone} />
          </Claimed>
        </div>
      </div>
    </Detail>
  )
}
