import { getReferral } from '@tucano/contract/referral'
import { useQuery } from '@tanstack/react-query'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PROMOTIONS, usePromotionNews } from '#parts/use-promotion-news'
import { call } from '#platform/call'
import { hasAgentCentre, useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from './referral-page.module.css'
import { AffiliateCard, type AffiliateCardProps } from './affiliate-card.tsx'
import { FriendsCard } from './friends-card.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { RebatesCard } from './rebates-card.tsx'
import type { Referral } from './referral.ts'
import { Sight } from './sight.tsx'
import { texts } from './texts.ts'

/** The member's own invitation while a promotion brings something for friends, who came by it and what they brought, and who invited the member. */
export function ReferralPage(props: AffiliateCardProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const query = useQuery({ queryKey: [PROMOTIONS, token, 'referral'], queryFn: () => call(getReferral, {}), staleTime: 0 })
  usePromotionNews()
  return (
    <div className={styles.page}>
      <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')} level="h4">
        {(referral) => (
          <>
            <Own referral={referral} />
            <AffiliateCard {...props} />
            <SectionCard title={t('by')} text={t(referral.invitedBy === null ? 'byNobody' : 'byText')}>
              {referral.invitedBy !== null && (
                <>
                  <Facts facts={[{ key: 'invitedBy', label: t('inviter'), value: referral.invitedBy }]} />
                  <Sight />
                </>
              )}
            </SectionCard>
          </>
        )}
      </Arrived>
      <RebatesCard />
    </div>
  )
}

/** Spec §6: inviting friends is shown while it brings something. Agents have links of their own either way. */
function Own({ referral }: { referral: Referral }) {
  const t = useText(texts)
  const isAgent = useSession(hasAgentCentre)
  const { availablePromo, referralCode, friends } = referral
  const { enabled } = availablePromo.REFERRAL
  return (
    <>
      {referralCode === null ? (
        <Card data-referral="none">
          <DrawnState drawing="nest" title={t(isAgent ? 'noneAgent' : 'none')} level="h4" small>
            {t(isAgent ? 'noneAgentText' : 'noneText')}
          </DrawnState>
        </Card>
      ) : (
        <InvitationCard code={referralCode} referral={referral} isFriends={enabled && !isAgent} />
      )}
      {(enabled || friends.length > 0) && !isAgent && <FriendsCard referral={referral} />}
    </>
  )
}
