import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { type ModalParameters, openModal } from '#platform/modals'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { TextButton } from '#ui/form'
import { Tabs } from '#ui/tabs'
import type { Begun } from './begun.ts'
import { LoginByCode } from './login-by-code.tsx'
import { LoginByPassword } from './login-by-password.tsx'
import { ServiceMark } from './service-mark.tsx'
import styles from './session.module.css'
import { freePlay, signInByService } from './sign-in.ts'
import { texts } from './texts.ts'

interface LoginModalProps {
  close: () => void
  parameters: ModalParameters
  banner: ReactNode
}

export function LoginModal({ close, parameters, banner }: LoginModalProps) {
  const t = useText(texts)
  const mobile = useFlag('MOBILEVERCODELOGIN3')
  const [way, setWay] = useState<'username' | 'mobile'>(parameters['way'] === 'mobile' && mobile ? 'mobile' : 'username')
  const begun: Begun = parameters
  const game = parameters['game']
  const agentEntry = parameters['agentEntry'] === true
  const codes = mobile && !agentEntry
  const tabs = [{ key: 'username' as const, label: t('byUsername') }, ...(codes ? [{ key: 'mobile' as const, label: t('byMobile') }] : [])]
  return (
    <ProductWindow title={agentEntry ? t('agentLogin') : t('login')} width={440} banner={banner} onClose={close}>
      {parameters['takeBack'] === true && <p className={styles.lead}>{t('takeBack')}</p>}
      {typeof game === 'string' && <p className={styles.lead}>{t('enterToPlay', { game })}</p>}
      <Tabs label={t('ways')} tabs={tabs} active={way} onChange={setWay}>
        {way === 'username' ? <LoginByPassword agentEntry={agentEntry} onForgot={close} begun={begun} /> : <LoginByCode begun={begun} />}
      </Tabs>
      {!agentEntry && <OtherWays close={close} atOnce={parameters['demonstration'] === true} />}
    </ProductWindow>
  )
}

/** Services, free play, and a new account: whatever of it the brand has. */
function OtherWays({ close, atOnce }: { close: () => void; atOnce: boolean }) {
  const t = useText(texts)
  const register = useFlag('DIRECTREG3')
  const trial = useFlag('FREEPLAY3')
  const services = useSite(({ status }) => status?.info.signIn)
  const { busy, problem, run } = useAction()
  const play = (): void => void run(() => freePlay())
  // Whoever asked for the demonstration of a game is not asked again.
  const begin = useEffectEvent(() => {
    if (atOnce) play()
  })
  useEffect(() => begin(), [])
  const goRegister = (): void => {
    close()
    openModal('registerModal')
  }
  const offered = (['google', 'facebook'] as const).filter((service) => services?.[service])
  return (
    <div className={styles.more}>
      {offered.length > 0 && (
        <div className={styles.services}>
          {offered.map((service) => (
            <Button
              key={service}
              wide
              icon={<ServiceMark service={service} />}
              busy={busy}
              onClick={() => void run(() => signInByService(service))}
            >
              {t(`by_${service}`)}
            </Button>
          ))}
        </div>
      )}
      {trial && (
        <Button wide busy={busy} onClick={play}>
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
  )
}
