import { type ReactNode, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { type ModalParameters, openModal } from '#platform/modals'
import { useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextButton } from '#ui/form'
import { Tabs } from '#ui/tabs'
import { LoginByCode } from './login-by-code.tsx'
import { LoginByPassword } from './login-by-password.tsx'
import styles from './session.module.css'
import { freePlay } from './sign-in.ts'
import { texts } from './texts.ts'
import { useSubmit } from './use-submit.ts'

interface LoginModalProps {
  close: () => void
  parameters: ModalParameters
  banner: ReactNode
}

export function LoginModal({ close, parameters, banner }: LoginModalProps) {
  const t = useText(texts)
  const mobile = useFlag('MOBILEVERCODELOGIN3')
  const register = useFlag('DIRECTREG3')
  const trial = useFlag('FREEPLAY3')
  const [way, setWay] = useState<'username' | 'mobile'>('username')
  const { busy, problem, submit } = useSubmit()
  const agentEntry = parameters['agentEntry'] === true
  const tabs = [{ key: 'username' as const, label: t('byUsername') }, ...(mobile ? [{ key: 'mobile' as const, label: t('byMobile') }] : [])]
  const goRegister = (): void => {
    close()
    openModal('registerModal')
  }
  return (
    <ProductWindow title={agentEntry ? t('agentLogin') : t('login')} width={440} banner={banner} onClose={close}>
      <Tabs label={t('ways')} tabs={tabs} active={way} onChange={setWay}>
        {way === 'username' ? <LoginByPassword agentEntry={agentEntry} onForgot={close} /> : <LoginByCode />}
      </Tabs>
      {!agentEntry && (
        <div className={styles.more}>
          {trial && (
            <Button wide busy={busy} onClick={() => void submit(freePlay)}>
              {t('freePlay')}
            </Button>
          )}
          {problem && <p role="alert">{problem}</p>}
          {register && (
            <p>
              {t('noAccount')} <TextButton onClick={goRegister}>{t('register')}</TextButton>
            </p>
          )}
        </div>
      )}
    </ProductWindow>
  )
}
