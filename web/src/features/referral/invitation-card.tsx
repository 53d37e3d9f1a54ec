import { pages } from '@tucano/contract/pages'
import { Share } from '#parts/share'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { QrCode } from '#ui/qr-code'
import { SectionCard } from '#ui/section-card'
import { FriendTerms } from './friend-terms.tsx'
import styles from './referral-page.module.css'
import type { Referral } from './referral.ts'
import { texts } from './texts.ts'

interface InvitationCardProps {
  code: string
  referral: Referral
  /** It is a member's, for friends, and no agent's. */
  isFriends: boolean
}

/** The link and the code, ready to be passed on: copied, scanned or sent. */
export function InvitationCard({ code, referral, isFriends }: InvitationCardProps) {
  const t = useText(texts)
  const { name: brand } = useBrand()
  const [domain] = referral.promotionDomains
  const link = `${domain ? `https://${domain}` : location.origin}${pages.join.path}?code=${encodeURIComponent(code)}`
  return (
    <SectionCard title={t('yours')} text={t(isFriends ? 'yoursFriends' : 'yoursText')}>
      <div className={styles.invitation} data-referral={isFriends ? 'friends' : 'agent'}>
        <div className={styles.qr}>
          <QrCode text={link} label={t('qr')} />
        </div>
        <div className={styles.passing}>
          <Facts
            facts={[
              { key: 'link', label: t('link'), value: link, code: { text: link, copyLabel: t('copyLink'), doneLabel: t('copied') } },
              {
                key: 'code',
                label: t('code'),
                value: <strong className={styles.code}>{code}</strong>,
                code: { text: code, copyLabel: t('copyCode'), doneLabel: t('copied') },
              },
              // Friends stand in a card of their own.
              ...(isFriends ? [] : [{ key: 'invited', label: t('invited'), value: String(referral.totalInvitations) }]),
            ]}
          />
          <Share whatsApp={t('share')} text={t('shareText', { brand, link })} />
        </div>
      </div>
      {isFriends && <FriendTerms />}
    </SectionCard>
  )
}
