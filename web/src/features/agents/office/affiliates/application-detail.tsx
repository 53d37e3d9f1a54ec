import type { AffiliateApplication } from '@tucano/contract/agents/affiliates'
import { TriangleAlert } from 'lucide-react'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import parts from '#office/detail.module.css'
import { texts as officeTexts } from '#office/texts.ts'
import styles from '../office.module.css'
import { ApplicationDecision } from './application-decision.tsx'
import { texts } from './texts.ts'

interface ApplicationDetailProps {
  application: AffiliateApplication
  now: number
  mayChange: boolean
  onDone: () => void
}

/** One application with all that whoever decides should know. */
export function ApplicationDetail({ application, now, mayChange, onDone }: ApplicationDetailProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { memberId, account, name, channel, address, text, state, at, linked, deposits, stake } = application
  return (
    <Detail
      label={t('detail', { account })}
      title={account}
      text={[name, t(`channel_${channel}`)].filter(Boolean).join(' · ')}
      badges={
        state === 'applied' ? (
          <WaitingTime since={at} now={now} />
        ) : (
          <Badge tone={state === 'approved' ? 'forest' : 'alarm'}>{t(`state_${state}`)}</Badge>
        )
      }
    >
      {linked.length > 0 && <Linked linked={linked} />}
      <div className={parts.columns}>
        <div className={parts.column}>
          <SectionCard title={t('application')}>
            <Facts
              facts={[
                { key: 'account', label: t('account'), value: <MemberLink memberId={memberId} account={account} /> },
                { key: 'name', label: t('name'), value: name ?? t('noName') },
                { key: 'channel', label: t('channel'), value: t(`channel_${channel}`) },
                { key: 'address', label: t('address'), value: address },
                { key: 'at', label: t('askedAt'), value: exactMoment(at, timeZone) },
                { key: 'deposits', label: t('deposits'), value: amount(deposits) },
                { key: 'stake', label: t('stake'), value: amount(stake) },
              ]}
            />
          </SectionCard>
          <SectionCard title={t('told')}>
            <p className={styles.written}>{text}</p>
          </SectionCard>
        </div>
        {state === 'applied'
          ? mayChange && <ApplicationDecision application={application} onDone={onDone} />
          : application.decidedAt !== null && <Outcome application={application} />}
      </div>
    </Detail>
  )
}

/** Somebody may be asking to be paid for accounts of their own. */
function Linked({ linked }: Pick<AffiliateApplication, 'linked'>) {
  const t = useText(texts)
  return (
    <div className={parts.warning} data-tone="alarm" role="note">
      <TriangleAlert aria-hidden="true" />
      <div className={styles.linked}>
        <strong>{t('linked')}</strong>
        <ul>
          {linked.map(({ memberId, account, by }) => (
            <li key={`${memberId} ${by}`}>
              <MemberLink memberId={memberId} account={account} /> · {t(`by_${by}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Outcome({ application: { decidedAt, decidedBy, reason } }: { application: AffiliateApplication }) {
  const o = useText(officeTexts)
  const { timeZone } = useBrand()
  return (
    <SectionCard title={o('outcome')}>
      <Facts
        facts={[
          { key: 'by', label: o('decidedBy'), value: decidedBy ?? o('bySystem') },
          ...(decidedAt === null ? [] : [{ key: 'at', label: o('decidedAt'), value: exactMoment(decidedAt, timeZone) }]),
          ...(reason === null ? [] : [{ key: 'reason', label: o('reasonTold'), value: reason }]),
        ]}
      />
    </SectionCard>
  )
}
