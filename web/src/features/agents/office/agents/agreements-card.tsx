import type { Agreement } from '@tucano/contract/agents/agreements'
import { endAgreement, offerOfHouse } from '@tucano/contract/agents/office'
import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { MemberLink } from '#parts/office/member-link'
import { call } from '#platform/call'
import { day, moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { AGREEMENT_TONES } from '../../agreements/state-tones.ts'
import { texts as agreementTexts } from '../../agreements/texts.ts'
import { TierTable } from '../../agreements/tier-table.tsx'
import { useWording } from '../../agreements/use-wording.ts'
import { useTypeName } from '../../parts/use-type-name.ts'
import styles from '../office.module.css'
import { ReasonWindow } from '../reason-window.tsx'
import { OfferWindow } from './offer-window.tsx'
import { type AgentProfile, rereadAgents } from './queries.ts'
import { texts } from './texts.ts'

/** It can still be changed and ended; one whose end is certain only runs out. */
const isOpen = ({ state }: Agreement): boolean => state === 'P' || state === 'E' || state === 'V' || state === 'A'
const isOver = (agreement: Agreement): boolean => !isOpen(agreement) && (agreement.endsAt ?? 0) <= Date.now()
const isOfHouse = ({ side, otherId }: Agreement): boolean => side === 'payee' && otherId === null

interface AgreementsCardProps {
  profile: AgentProfile
  roles: readonly OperatorRole[]
  isFirst: boolean
}

/** What an agent is paid for and what it pays for, with every tier. */
export function AgreementsCard({ profile: { agent, agreements }, roles, isFirst }: AgreementsCardProps) {
  const t = useText(texts)
  const [doing, setDoing] = useState<{ what: 'offer' | 'end'; about?: Agreement }>()
  const [showsOver, setShowsOver] = useState(false)
  const mayOffer = isFirst && !agent.isSuspended && mayCall(roles, offerOfHouse)
  const live = agreements.filter((agreement) => !isOver(agreement))
  const over = agreements.filter(isOver)
  const close = (): void => setDoing(undefined)
  return (
    <SectionCard
      title={t('agreements')}
      text={t('agreementsText')}
      action={mayOffer && <Button onClick={() => setDoing({ what: 'offer' })}>{t('offer')}</Button>}
    >
      {live.length === 0 && <p className={styles.empty}>{t('agreementsNone')}</p>}
      <ul className={styles.list}>
        {[...live, ...(showsOver ? over : [])].map((agreement) => (
          <AgreementItem key={agreement.agreementId} agreement={agreement}>
            {isOpen(agreement) && agreement.endsAt === null && (
              <div className={styles.actions}>
                {mayOffer && isOfHouse(agreement) && agreement.state === 'A' && (
                  <Button size="small" onClick={() => setDoing({ what: 'offer', about: agreement })}>
                    {t('otherTerms')}
                  </Button>
                )}
                {mayCall(roles, endAgreement) && (
                  <Button size="small" onClick={() => setDoing({ what: 'end', about: agreement })}>
                    {t('end')}
                  </Button>
                )}
              </div>
            )}
          </AgreementItem>
        ))}
        {over.length > 0 && (
          <li className={styles.item}>
            <Button look="quiet" size="small" aria-expanded={showsOver} onClick={() => setShowsOver(!showsOver)}>
              {t(showsOver ? 'overHide' : 'overShow', { count: over.length })}
            </Button>
          </li>
        )}
      </ul>
      {doing?.what === 'offer' && <OfferWindow payee={agent} edited={doing.about} close={close} />}
      {doing?.what === 'end' && doing.about && <EndWindow agreement={doing.about} account={agent.account} close={close} />}
    </SectionCard>
  )
}

function AgreementItem({ agreement, children }: { agreement: Agreement; children: React.ReactNode }) {
  const t = useText(texts)
  const a = useText(agreementTexts)
  const { timeZone } = useBrand()
  const typeName = useTypeName()
  const { period } = useWording()
  const { agreementId, kind, type, state, side, other, otherId, terms, next, offered, answerUntil, endsAt } = agreement
  const about = [
    typeName(type),
    period(kind, agreement.period),
    ...(answerUntil === null ? [] : [a('answeredUntil', { until: moment(answerUntil, timeZone) })]),
    ...(endsAt === null ? [] : [a('endsAt', { at: day(endsAt - 1, timeZone) })]),
  ]
  return (
    <li className={styles.item} data-agreement={agreementId}>
      <span className={styles.line}>
        <strong>
          {t(`agreement_${kind}`)} ·{' '}
          {otherId === null ? (
            t('getsHouse')
          ) : (
            <>
              {t(side === 'payee' ? 'getsFrom' : 'paysTo')} <MemberLink memberId={otherId} account={other} />
            </>
          )}
        </strong>
        <Badge tone={AGREEMENT_TONES[state]}>{a(`a_${state}`)}</Badge>
      </span>
      <span className={styles.soft}>{about.join(' · ')}</span>
      {terms && <TierTable level="h5" kind={kind} terms={terms} title={a('termsNow')} />}
      {next && <TierTable level="h5" kind={kind} terms={next.terms} title={a('termsNext', { since: moment(next.since, timeZone) })} />}
      {offered && <TierTable level="h5" kind={kind} terms={offered.terms} title={a('termsOffered')} />}
      {children}
    </li>
  )
}

function EndWindow({ agreement, account, close }: { agreement: Agreement; account: string; close: () => void }) {
  const t = useText(texts)
  const { agreementId, version, kind } = agreement
  const name = t(`agreement_${kind}`)
  return (
    <ReasonWindow
      title={t('endTitle', { name, account })}
      text={t(agreement.terms === null ? 'endTextOffer' : 'endText')}
      label={t('end')}
      act={async (reason) => {
        await call(endAgreement, { agreementId, version: String(version), reason })
        return t('ended')
      }}
      reread={rereadAgents}
      close={close}
    />
  )
}
