import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CallError } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { openModal } from '#platform/modals'
import { rememberedName } from '#platform/remember'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { TextButton } from '#ui/form'
import { type Begun, asksForPicture } from './begun.ts'
import styles from './header-login.module.css'
import { texts } from './header-texts.ts'

/** Fetched when somebody comes near, so that the first press does not wait for it. */
const loadSignIn = () => import('./sign-in.ts')

/** The login in the header. It goes the road of the modal, and hands over to it whenever more is needed than fits into a line. */
export function HeaderLogin() {
  const t = useText(texts)
  const codes = useFlag('MOBILEVERCODELOGIN3')
  const [chosen, setChosen] = useState<'username' | 'mobile'>('username')
  const way = codes ? chosen : 'username'
  return (
    <div className={styles.login} onFocus={() => void loadSignIn()}>
      {codes && (
        <span className={styles.way}>
          <select aria-label={t('ways')} value={way} onChange={({ target }) => setChosen(target.value as typeof chosen)}>
            <option value="username">{t('byUsername')}</option>
            <option value="mobile">{t('byMobile')}</option>
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
      {way === 'mobile' ? <MobileLine /> : <PasswordLine />}
    </div>
  )
}

function PasswordLine() {
  const t = useText(texts)
  const say = useErrorText()
  const { busy, problem, run } = useAction()
  const [hushed, setHushed] = useState(false)
  const [username, setUsername] = useState(() => rememberedName() ?? '')
  const [password, setPassword] = useState('')
  const handOver = (begun: Begun): void => {
    setPassword('')
    openModal('loginPopupModal', { ...begun })
  }
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    setHushed(false)
    const typed = username.trim()
    if (!typed || !password.trim()) return handOver(typed ? { username: typed } : {})
    void run(async () => {
      const { signIn } = await loadSignIn()
      try {
        await signIn({ username, password, agentEntry: false })
      } catch (error) {
        if (!asksForPicture(error)) throw error
        // A password that was compared and is wrong is not worth keeping.
        const unread = error instanceof CallError && error.code === 'login.captcha'
        handOver({ username: typed, ...(unread ? { password } : {}), picture: true, problem: say(error) })
      }
    })
  }
  const write = (take: (value: string) => void) => (event: { target: { value: string } }) => {
    take(event.target.value)
    setHushed(true)
  }
  const told = hushed ? undefined : problem
  return (
    <form className={styles.line} aria-label={t('login')} noValidate onSubmit={enter}>
      <input
        className={styles.box}
        name="username"
        aria-label={t('username')}
        placeholder={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        aria-invalid={told ? true : undefined}
        value={username}
        onChange={write(setUsername)}
      />
      <span className={styles.box}>
        <input
          name="password"
          type="password"
          aria-label={t('password')}
          placeholder={t('password')}
          autoComplete="current-password"
          maxLength={255}
          aria-invalid={told ? true : undefined}
          value={password}
          onChange={write(setPassword)}
        />
        <TextButton className={styles.forgot} aria-label={t('forgotLong')} onClick={() => openModal('forgetPassModal')}>
          {t('forgotShort')}
        </TextButton>
      </span>
      <Button type="submit" className={styles.submit} busy={busy}>
        {t('login')}
      </Button>
      {told && (
        <p className={styles.problem} role="alert">
          {told}
        </p>
      )}
    </form>
  )
}

/** The number alone: the modal sends the code to it, and takes the code. */
function MobileLine() {
  const t = useText(texts)
  const countries = useSite(({ status }) => status?.info.mobileCountries ?? [])
  const [dialing, setDialing] = useState(countries[0]?.countryDialingCode ?? '+55')
  const [mobileNum, setMobileNum] = useState('')
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    openModal('loginPopupModal', { way: 'mobile', mobileNum: mobileNum.trim(), countryDialingCode: dialing })
  }
  return (
    <form className={styles.line} aria-label={t('login')} noValidate onSubmit={enter}>
      <span className={styles.box} data-wide="">
        {countries.length > 1 ? (
          <select aria-label={t('dialing')} value={dialing} onChange={({ target }) => setDialing(target.value)}>
            {countries.map(({ countryCode, countryDialingCode }) => (
              <option key={countryCode} value={countryDialingCode}>
                {countryDialingCode}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.dialing}>{dialing}</span>
        )}
        <input
          name="mobile"
          type="tel"
          inputMode="tel"
          aria-label={t('mobile')}
          placeholder={t('mobile')}
          autoComplete="tel-national"
          maxLength={30}
          value={mobileNum}
          onChange={({ target }) => setMobileNum(target.value)}
        />
      </span>
      <Button type="submit" className={styles.submit}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
