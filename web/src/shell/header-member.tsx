import { WalletCards } from 'lucide-react'
import { Balance } from '../features/wallet/balance.tsx'
import { useProtected } from '#platform/protect'
import { useTrial } from '#platform/session'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { useMedia, usePhone } from '../ui/use-media.ts'
import { openCentre } from './centres.ts'
import { MemberMenu } from './member-menu.tsx'
import { SessionPlay } from './session-play.tsx'
import { texts } from './texts.ts'
import styles from './top-header.module.css'
import { TrialOffer } from './trial-offer.tsx'

/** What the header's first row has for whoever is signed in. */
export function HeaderMember() {
  const t = useText(texts)
  const phone = usePhone()
  const roomy = useMedia('(width >= 1200px)')
  const protect = useProtected()
  const trial = useTrial()
  const closed = useStanding((state) => state.closed !== null)
  return (
    <>
      {roomy && <SessionPlay look="chip" />}
      <TrialOffer className={styles.main} />
      {!phone && !trial && (
        <Button
          // Whoever has closed play is not invited; the page says until when.
          look={closed ? 'secondary' : 'primary'}
          className={styles.main}
          icon={<WalletCards aria-hidden="true" />}
          onClick={() => protect(() => openCentre('member', 'depositv2'))}
        >
          {t('deposit')}
        </Button>
      )}
      <Balance />
      <MemberMenu />
    </>
  )
}
