import { checkAffiliate } from '@tucano/contract/registration'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Eye, HandCoins, Scale, ShieldCheck, Sprout } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { CallError, call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useBrand, useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Badge, Card } from '#ui/card'
import { TextField } from '#ui/field'
import styles from './join.module.css'
import { texts } from './texts.ts'

/** An invitation: whoever comes with an agent's or a friend's code registers with it. Who invites is not told, only whether the code is good. */
export function JoinPage() {
  const t = useText(texts)
  const { name: brand } = useBrand()
  const base = useSite((state) => state.imageBase)
  const [search] = useSearchParams()
  const code = (search.get('code') ?? '').trim().slice(0, 40)
  const isFriend = useInvitation(code).data?.isFriend === true
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{code ? t('joinTitle', { brand }) : t('joinPlainTitle', { brand })}</h1>
          <p className={styles.lead}>{code ? t('joinLead') : t('joinPlainLead')}</p>
          <Invitation code={code} key={code} />
        </div>
        <img className={styles.picture} src={`${base}/drawings/nest.svg`} alt="" width={240} height={180} />
      </section>
      <div className={styles.pair}>
        <Points
          title={t('joinGet')}
          points={[
            { icon: <Sprout />, text: t('joinFree') },
            { icon: <BadgeCheck />, text: t('joinFair') },
            { icon: <ShieldCheck />, text: t('joinLimits') },
          ]}
        />
        <Points
          title={t('joinKnow')}
          points={[
            { icon: <HandCoins />, text: t(isFriend ? 'joinFriend' : 'joinAgent') },
            { icon: <Eye />, text: t(isFriend ? 'joinFriendSees' : 'joinSees') },
            { icon: <Scale />, text: t('joinSame') },
          ]}
        />
      </div>
      <p className={styles.small}>
        {t('joinRisk')} <Link href="/help#afiliados">{t('joinMore')}</Link>
      </p>
    </div>
  )
}

/** Whether the code is good, and whose it is: an agent's, or a friend's. */
function useInvitation(code: string) {
  const token = useSession((state) => state.token)
  const checked = useFlag('AFFMAN3')
  return useQuery({
    queryKey: ['registration', 'affiliate', code],
    queryFn: () => call(checkAffiliate, { code, domain: location.host }),
    enabled: checked && code !== '' && !token,
    staleTime: 60_000,
  })
}

/** Registering with the code, without one, or with another one; a member has nothing to do here. */
function Invitation({ code }: { code: string }) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const token = useSession((state) => state.token)
  const direct = useFlag('DIRECTREG3')
  const checked = useFlag('AFFMAN3')
  const { data, error, isFetching, refetch } = useInvitation(code)
  if (token) return <p className={styles.told}>{t('joinMember')}</p>
  const wrong = error instanceof CallError && (error.code === 'affiliate.invalid' || error.code === 'request.invalid')
  const good = data?.code
  const join = (): void =>
    openModal('registerModal', !data ? {} : data.isFriend ? { referralCode: data.code } : { affiliateCode: data.code })
  return (
    <div className={styles.invitation} aria-live="polite">
      {code && checked && (
        <p className={styles.code} data-state={good ? 'good' : error ? 'wrong' : 'open'}>
          <strong>{good ?? code}</strong>
          {good && <Badge tone="forest">{t('joinGood')}</Badge>}
          {wrong && <Badge tone="alarm">{t('joinWrong')}</Badge>}
          {isFetching && <Badge>{t('joinChecking')}</Badge>}
        </p>
      )}
      {error && !isFetching && (
        <p className={styles.problem} role="alert">
          {wrong ? t('joinWrongText') : say(error)}
        </p>
      )}
      <div className={styles.actions}>
        {(good || direct) && (
          <Button look="primary" size="large" disabled={isFetching} onClick={join}>
            {good ? t('joinWith') : t('joinWithout')}
          </Button>
        )}
        {error && !wrong && <Button onClick={() => void refetch()}>{w('retry')}</Button>}
        <Button size="large" look="quiet" onClick={() => openModal('loginPopupModal')}>
          {t('login')}
        </Button>
      </div>
      {checked && !good && !isFetching && <AnotherCode label={code ? t('joinOther') : t('joinHave')} />}
    </div>
  )
}

function AnotherCode({ label }: { label: string }) {
  const t = useText(texts)
  const [, setSearch] = useSearchParams()
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (typed.trim()) setSearch({ code: typed.trim() })
  }
  const check = (
    <Button type="submit" look="quiet" size="small">
      {t('joinCheck')}
    </Button>
  )
  return (
    <form className={styles.another} onSubmit={submit}>
      <TextField
        label={label}
        placeholder={t('affiliateCode')}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => setTyped(target.value)}
        end={check}
      />
    </form>
  )
}

interface PointsProps {
  title: string
  points: readonly { icon: ReactNode; text: string }[]
}

function Points({ title, points }: PointsProps) {
  return (
    <Card>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.points}>
        {points.map(({ icon, text }) => (
          <li key={text}>
            <span aria-hidden="true">{icon}</span>
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
