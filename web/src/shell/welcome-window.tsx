import { pages } from '@tucano/contract/pages'
import { Gamepad2, ShieldCheck, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ProductWindow } from '#parts/product-window'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { openCentre } from './centres.ts'
import { welcomeTexts as texts } from './welcome-texts.ts'
import styles from './welcome-window.module.css'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

/** The action of a member's first login: what one may do next, and what a withdrawal will ask for. */
export function WelcomeWindow({ close }: { close: () => void }) {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const { name: brand } = useBrand()
  const name = useSession(({ member }) => member?.nickname ?? '')
  const go = (where: () => void) => () => {
    close()
    where()
  }
  return (
    <ProductWindow title={t('title', { brand })} width={520} onClose={close}>
      <p className={styles.lead}>{t('lead', { name })}</p>
      <ul className={styles.ways}>
        <Way
          name="deposit"
          main
          icon={<WalletCards />}
          title={t('deposit')}
          text={t('depositText')}
          onPress={go(() => openCentre('member', 'depositv2'))}
        />
        <Way name="games" icon={<Gamepad2 />} title={t('games')} text={t('gamesText')} onPress={go(() => navigate(pages.rng.path))} />
        <Way
          name="limits"
          icon={<ShieldCheck />}
          title={t('limits')}
          text={t('limitsText')}
          onPress={go(() => navigate(pages.limits.path))}
        />
      </ul>
      <WithdrawalSteps bare onLeave={close} />
    </ProductWindow>
  )
}

interface WayProps {
  name: string
  icon: ReactNode
  title: string
  text: string
  /** The one that most people take. */
  main?: boolean
  onPress: () => void
}

const Way = ({ name, icon, title, text, main = false, onPress }: WayProps) => (
  <li>
    <button type="button" className={styles.way} data-welcome={name} data-main={main || undefined} onClick={onPress}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </button>
  </li>
)
