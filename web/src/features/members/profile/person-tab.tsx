import type { MemberProfile } from '@tucano/contract/members'
import { EyeOff } from 'lucide-react'
import { MemberLink, TeamLink } from '#parts/office/member-link'
import { maskCpf } from '#platform/cpf'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { type Fact, Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { texts } from '../texts.ts'

/** Who the member is, as far as this operator's roles show it. */
export function PersonTab({ profile }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { memberId, account, name, cpf, mobile, mobileVerified, email, emailVerified, payeeName, upline, whole, type } = profile
  const { rankLevel, rank, createdAt, seenAt, authenticator, defaultPassword } = profile
  const kind = ([0, 1, 2, 4, 41, 42] as const).find((one) => one === type)
  const proven = (text: string | null, verified: boolean): string =>
    text ? `${text} (${t(verified ? 'verified' : 'unverified')})` : t('none')
  const person: Fact[] = [
    { key: 'name', label: t('name'), value: name ?? t('none') },
    { key: 'cpf', label: t('key_cpf'), value: cpf ? (whole ? maskCpf(cpf) : cpf) : t('none') },
    { key: 'mobile', label: t('key_mobile'), value: proven(mobile, mobileVerified) },
    { key: 'email', label: t('key_email'), value: proven(email, emailVerified) },
    { key: 'payee', label: t('payeeName'), value: payeeName ?? t('none') },
  ]
  const facts: Fact[] = [
    { key: 'id', label: t('key_id'), value: memberId, code: { text: memberId, copyLabel: t('copy'), doneLabel: t('copied') } },
    { key: 'account', label: t('account'), value: account },
    { key: 'kind', label: t('kind'), value: kind === undefined ? String(type) : t(`kind_${kind}`) },
    { key: 'rank', label: t('rank'), value: `${rankLevel} · ${rank}` },
    { key: 'upline', label: t('upline'), value: upline ? <MemberLink {...upline} /> : t('none') },
    ...(kind === undefined ? [] : [{ key: 'team', label: t('team'), value: <TeamLink memberId={memberId} text={t('teamShow')} /> }]),
    { key: 'since', label: t('since'), value: moment(createdAt, timeZone) },
    { key: 'seen', label: t('seen'), value: seenAt === null ? t('never') : moment(seenAt, timeZone) },
    { key: 'factor', label: t('factor'), value: t(authenticator ? 'on' : 'off') },
    { key: 'password', label: t('password'), value: t(defaultPassword ? 'defaultPassword' : 'ownPassword') },
  ]
  return (
    <>
      {!whole && (
        <p className={styles.soft}>
          <EyeOff size={16} aria-hidden="true" /> {t('masked')}
        </p>
      )}
      <div className={styles.columns}>
        <SectionCard title={t('person')}>
          <Facts facts={person} />
        </SectionCard>
        <SectionCard title={t('accountOf')}>
          <Facts facts={facts} />
        </SectionCard>
      </div>
    </>
  )
}
