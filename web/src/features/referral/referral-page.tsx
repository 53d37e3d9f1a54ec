import type { ReplyOf } from '@tucano/contract/endpoint'
import { pages } from '@tucano/contract/pages'
import { getReferral } from '@tucano/contract/referral'
import { useQuery } from '@tanstack/react-query'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { ToCome } from '#parts/to-come'
import { call } from '#platform/call'
import { hasAgentCentre, useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from './referral-page.module.css'
import { AffiliateCard, type AffiliateCardProps } from './affiliate-card.tsx'
import { RebatesCard } from './rebates-card.tsx'
import { Sight } from './sight.tsx'
import { texts } from './texts.ts'

type Referral = ReplyOf<typeof getReferral>

/** The member's own invitation, if there is one, and who invited the member. */
export function ReferralPage(props: AffiliateCardProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const isAgent = useSession(hasAgentCentre)
  const query = useQuery({ queryKey: ['member', token, 'referral'], queryFn: () => call(getReferral, {}), staleTime: 0 })
  return (
    <div className={styles.page}>
      <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')} level="h4">
        {(referral) => (
          <>
            {referral.referralCode === null ? (
              <Card>
                <DrawnState drawing="nest" title={t(isAgent ? 'noneAgent' : 'none')} level="h4" small>
                  {t(isAgent ? 'noneAgentText' : 'noneText')}
                </DrawnState>
              </Card>
            ) : (
              <Invitation code={referral.referralCode} referral={referral} />
            )}
            <AffiliateCard {...props} />
            <SectionCard title={t('by')} {...(referral.invitedBy === null ? {} : { text: t('byText') })}>
              <Facts facts={[{ key: 'invitedBy', label: t('inviter'), value: referral.invitedBy ?? t('byNobody') }]} />
              {referral.invitedBy !== null && <Sight />}
            </SectionCard>
          </>
        )}
      </Arrived>
      <RebatesCard />
      <ToCome title={t('next')} points={[t('nextLink'), t('nextList')]} />
    </div>
  )
}

function Invitation({ code, referral }: { code: string; referral: Referral }) {
  const t = useText(texts)
  const [domain] = referral.promotionDomains
  const link = `${domain ? `https://${domain}` : location.origin}${pages.join.path}?code=${encodeURIComponent(code)}`
  return (
    <SectionCard title={t('yours')} text={t('yoursText')}>
      <Facts
        facts={[
          { key: 'link', label: t('link'), value: link, code: { text: link, copyLabel: t('copyLink'), doneLabel: t('copied') } },
          { key: 'code', label: t('code'), value: code, code: { text: code, copyLabel: t('copyCode'), doneLabel: t('copied') } },
          { key: 'invited', label: t('invited'), value: String(referral.totalInvitations) },
        ]}
      />
    </SectionCard>
  )
}
