import { pages } from '@tucano/contract/pages'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { ProductWindow } from '#parts/product-window'
import { type ModalParameters, openModal } from '#platform/modals'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { TextButton } from '#ui/form'
import { Tabs } from '#ui/tabs'
import { RegisterForm } from './register-form.tsx'
import styles from './registration.module.css'
import { texts } from './texts.ts'

interface RegisterModalProps {
  close: () => void
  banner: ReactNode
  /** `affiliateCode`: the agent's invitation that somebody comes with. `referralCode`: a friend's. */
  parameters: ModalParameters
}

const textOf = (parameter: unknown): string => (typeof parameter === 'string' ? parameter : '')

export function RegisterModal({ close, banner, parameters: { affiliateCode, referralCode } }: RegisterModalProps) {
  const t = useText(texts)
  const username = useFlag('USERNAMEREG3')
  const mobile = useFlag('MOBILENUMREG3')
  const tabs = [
    ...(username ? [{ key: 'username' as const, label: t('byUsername') }] : []),
    ...(mobile ? [{ key: 'mobile' as const, label: t('byMobile') }] : []),
  ]
  const [chosen, setChosen] = useState<'username' | 'mobile'>()
  const way = chosen ?? tabs[0]?.key
  const goLogin = (): void => {
    close()
    openModal('loginPopupModal')
  }
  return (
    <ProductWindow title={t('title')} width={480} banner={banner} onClose={close}>
      {way ? (
        <Tabs label={t('ways')} tabs={tabs} active={way} onChange={setChosen}>
          <RegisterForm way={way} close={close} invitation={textOf(affiliateCode)} friend={textOf(referralCode)} key={way} />
        </Tabs>
      ) : (
        <DrawnState drawing="lock" title={t('closedTitle')} level="h3">
          {t('closedText')}
        </DrawnState>
      )}
      <p className={styles.adults}>
        <span>18+</span> {t('adults')}{' '}
        <Link href={pages.limits.path} onClick={close}>
          {t('adultsLink')}
        </Link>
      </p>
      <p className={styles.more}>
        {t('haveAccount')} <TextButton onClick={goLogin}>{t('login')}</TextButton>
      </p>
    </ProductWindow>
  )
}
