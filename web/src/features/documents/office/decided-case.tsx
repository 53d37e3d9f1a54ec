import type { DecidedDocuments } from '@tucano/contract/documents'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { texts as officeTexts } from '#office/texts.ts'
import { writeCpf } from './person.ts'
import { texts } from './texts.ts'

/** Documents that were decided. Their pictures stay closed: nothing is to be decided by them any more. */
export function DecidedCase({ decided }: { decided: DecidedDocuments }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { timeZone } = useBrand()
  const { caseId, memberId, account, nickname, fullName, cpf, kind, state, askedAt, decidedAt, decidedBy, reason } = decided
  return (
    <Detail
      label={t('detail', { account })}
      title={fullName}
      text={t('of', { account, nickname })}
      badges={<Badge tone={state === 'verified' ? 'forest' : 'alarm'}>{t(`over_${state}`)}</Badge>}
    >
      <SectionCard title={o('outcome')}>
        <Facts
          facts={[
            { key: 'account', label: t('account'), value: <MemberLink memberId={memberId} account={account} /> },
            { key: 'cpf', label: t('cpf'), value: writeCpf(cpf) },
            { key: 'kind', label: t('kind'), value: t(`kind_${kind}`) },
            { key: 'asked', label: t('asked'), value: exactMoment(askedAt, timeZone) },
            { key: 'decided', label: o('decidedAt'), value: exactMoment(decidedAt, timeZone) },
            { key: 'by', label: o('decidedBy'), value: decidedBy ?? o('bySystem') },
            ...(reason === null ? [] : [{ key: 'reason', label: o('reasonTold'), value: reason }]),
            { key: 'case', label: t('case'), value: caseId },
          ]}
        />
      </SectionCard>
    </Detail>
  )
}
