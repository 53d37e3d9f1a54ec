import { KeyRound, LockKeyhole, Mail, Smartphone, ScanQrCode } from 'lucide-react'
import { moment } from '#platform/format'
import { openDynamicModal, openModal } from '#platform/modals'
import { useBrand, useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { AuthenticatorRemovalWindow, AuthenticatorWindow } from './authenticator-form.tsx'
import { ContactWindow } from './contact-form.tsx'
import { PaymentPasswordWindow } from './payment-password-form.tsx'
import { type Protection, protectionsOf } from './protection.ts'
import type { Security } from './queries.ts'
import { ScoreLine } from './score-line.tsx'
import { SectionCard } from '#ui/section-card'
import { SecurityRow, type RowState } from './security-row.tsx'
import { texts } from './texts.ts'

/** The order in which the rows stand: what opens the account, what moves its money, where we reach the member, what proves it. */
const order: readonly Protection[] = ['password', 'paymentPassword', 'mobile', 'email', 'authenticator']

/** How well the account is guarded, and every guard with what can be done about it. */
export function SecurityCard({ security }: { security: Security }) {
  const t = useText(texts)
  const rows = useRows(security)
  const protections = protectionsOf(security, { contacts: useFlag('VERIFICATION3'), passwords: useFlag('PASS3') })
  const next = protections.find(({ done }) => !done)
  return (
    <SectionCard title={t('security')}>
      <ScoreLine protections={protections} />
      <ul>
        {order
          .filter((key) => protections.some((protection) => protection.key === key))
          .map((key) => (
            <SecurityRow key={key} name={key} suggested={key === next?.key} {...rows[key]} />
          ))}
      </ul>
    </SectionCard>
  )
}

function useRows(security: Security): Record<Protection, RowState> {
  const contact = useContactRow()
  return {
    password: usePasswordRow(security),
    paymentPassword: usePaymentRow(security),
    mobile: contact('sms', security.mobile),
    email: contact('email', security.email),
    authenticator: useAuthenticatorRow(security),
  }
}

function usePasswordRow({ password }: Security): RowState {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const title = t('password')
  if (!password.set) {
    const open = (): void => openModal('forgetPassModal')
    return {
      icon: LockKeyhole,
      title,
      done: false,
      badge: t('missing'),
      text: t('passwordNever'),
      action: t('set'),
      actionLabel: t('createPassword'),
      open,
    }
  }
  return {
    icon: LockKeyhole,
    title,
    done: true,
    badge: t('activeShe'),
    text: t('passwordChanged', { when: moment(password.changedAt, timeZone) }),
    action: t('change'),
    actionLabel: t('changePassword'),
    open: () => openModal('changePassModal'),
  }
}

function usePaymentRow({ password, paymentPassword: done }: Security): RowState {
  const t = useText(texts)
  const waits = !done && !password.set
  return {
    icon: KeyRound,
    title: t('paymentPassword'),
    done,
    badge: done ? t('activeShe') : t('missing'),
    text: done ? t('paymentPasswordOn') : waits ? t('paymentPasswordWaits') : t('paymentPasswordOff'),
    action: done ? t('change') : t('set'),
    actionLabel: done ? t('changePaymentPassword') : t('setPaymentPassword'),
    disabled: waits,
    open: () => openDynamicModal(({ close }) => <PaymentPasswordWindow has={done} close={close} />),
  }
}

function useContactRow() {
  const t = useText(texts)
  return (channel: 'sms' | 'email', { value, verified }: Security['email']): RowState => {
    const sms = channel === 'sms'
    const toChange = verified && value !== null
    return {
      icon: sms ? Smartphone : Mail,
      title: sms ? t('mobile') : t('email'),
      done: verified,
      badge: verified ? t('verified') : value === null ? t('missing') : t('unverified'),
      text: value ?? (sms ? t('mobileNone') : t('emailNone')),
      action: toChange ? t('change') : t('confirm'),
      actionLabel: toChange ? t(sms ? 'changeMobile' : 'changeEmail') : t(sms ? 'confirmMobile' : 'confirmEmail'),
      open: () => openDynamicModal(({ close }) => <ContactWindow channel={channel} now={value} change={toChange} close={close} />),
    }
  }
}

function useAuthenticatorRow({ authenticator: done }: Security): RowState {
  const t = useText(texts)
  return {
    icon: ScanQrCode,
    title: t('authenticator'),
    done,
    badge: done ? t('active') : t('missing'),
    text: done ? t('authenticatorOn') : t('authenticatorOff'),
    action: done ? t('turnOff') : t('turnOn'),
    actionLabel: done ? t('turnOffAuthenticator') : t('turnOnAuthenticator'),
    open: () =>
      openDynamicModal(({ close }) => (done ? <AuthenticatorRemovalWindow close={close} /> : <AuthenticatorWindow close={close} />)),
  }
}
