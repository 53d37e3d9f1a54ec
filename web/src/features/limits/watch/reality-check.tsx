import { pages } from '@tucano/contract/pages'
import { Hourglass } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { signedAmount, amount as written } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { clockText } from './duration.ts'
import { goOn, usePlaySession } from './queries.ts'
import { useServerTime } from './server-clock.ts'
import styles from './reality-check.module.css'
import { texts } from './texts.ts'

interface RealityCheckProps {
  balance: { minor: bigint; symbol: string } | undefined
  /** Whether something is open in which the member looks at the record. */
  looksAtHistory: boolean
  onHistory: () => void
  onSignOut: () => void
}

/**
 * Asks how it is going, over whatever is on the page, until it is answered. Whoever wants to see the record or the limits first may: it is
 * back as soon as they leave that, and nothing can be staked before.
 */
export function RealityCheck({ balance, looksAtHistory, onHistory, onSignOut }: RealityCheckProps) {
  const due = useStanding(({ checkDue, closed }) => checkDue && !closed)
  const [pathname, navigate] = useLocation()
  const [aside, setAside] = useState<'history' | 'limits'>()
  const looks = aside === 'history' ? looksAtHistory : aside === 'limits' && pathname === pages.limits.path
  const [looked, setLooked] = useState(looks)
  if (looked !== looks) {
    setLooked(looks)
    if (!looks) setAside(undefined)
  }
  if (!due || looks) return null
  return (
    <Question
      balance={balance}
      onHistory={() => {
        onHistory()
        setAside('history')
      }}
      onLimits={() => {
        navigate(pages.limits.path)
        setAside('limits')
      }}
      onSignOut={onSignOut}
    />
  )
}

interface QuestionProps extends Pick<RealityCheckProps, 'balance' | 'onHistory' | 'onSignOut'> {
  onLimits: () => void
}

function Question({ balance, onHistory, onLimits, onSignOut }: QuestionProps) {
  const t = useText(texts)
  const id = useId()
  const { busy, problem, run } = useAction()
  return (
    <Dialog role="alertdialog" labelledBy={id} clickToClose={false} blocking onClose={() => undefined}>
      <div className={styles.body} data-check="">
        <Hourglass className={styles.sign} aria-hidden="true" />
        <h2 id={id} className={styles.title}>
          {t('checkTitle')}
        </h2>
        <p className={styles.text}>{t('checkText')}</p>
        <Figures balance={balance} />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button look="primary" size="large" wide busy={busy} data-default="" onClick={() => void run(goOn)}>
            {t('checkContinue')}
          </Button>
          <Button onClick={onHistory}>{t('checkHistory')}</Button>
          <Button onClick={onLimits}>{t('checkLimits')}</Button>
          <Button onClick={onSignOut}>{t('checkSignOut')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Plain figures: a loss is no alarm, and a win no feast. */
function Figures({ balance }: Pick<RealityCheckProps, 'balance'>) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const publicSymbol = usePublicStore((state) => state.currencySymbol)
  const session = usePlaySession()
  const now = useServerTime(session)
  if (!session || now === undefined) return null
  const symbol = balance?.symbol ?? publicSymbol
  const money = (minor: string): string => written(BigInt(minor), symbol, language)
  const facts = [
    { key: 'time', label: t('checkTime'), value: clockText(now - session.since) },
    { key: 'rounds', label: t('checkRounds'), value: String(session.rounds) },
    { key: 'staked', label: t('checkStaked'), value: money(session.staked) },
    { key: 'won', label: t('checkWon'), value: money(session.won) },
    { key: 'net', label: t('checkNet'), value: signedAmount(BigInt(session.won) - BigInt(session.staked), symbol, language) },
    { key: 'balance', label: t('checkBalance'), value: balance ? written(balance.minor, symbol, language) : '…' },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact} data-fact={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Has the server asked when the member is to look up: whoever only waits is told as well as whoever plays. */
export function CheckTimer({ read }: { read: () => void }) {
  const session = usePlaySession()
  const at = session?.checkDueAt ?? undefined
  useEffect(() => {
    if (session === undefined || at === undefined || at <= session.now) return
    const passed = performance.now() - session.heardAtMs
    const timer = setTimeout(read, Math.max(EARLY_MS, at - session.now - passed))
    return () => clearTimeout(timer)
  }, [session, at, read])
  return null
}

/** Clocks of browsers and servers run a little differently: asked too early, it is asked again. */
const EARLY_MS = 250
