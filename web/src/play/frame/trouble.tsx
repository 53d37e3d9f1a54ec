import { pages } from '@tucano/contract/pages'
import { Hourglass, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useLocation } from 'wouter'
import { CallError } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Spinner } from '#ui/spinner'
import { affordable } from '../session/stakes.ts'
import { useMoney, useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './trouble.module.css'

/** What is wrong with the session, in plain words, and what can be done. */
export function Trouble() {
  const t = useText(texts)
  const isReconnecting = useGameSession((state) => state.isReconnecting)
  const problem = useGameSession((state) => state.problem)
  return (
    <>
      <div className={styles.place} role="status">
        {isReconnecting && (
          <p className={styles.pill}>
            <Spinner />
            <strong>{t('reconnecting')}</strong> <span className={styles.aside}>{t('reconnectingText')}</span>
          </p>
        )}
      </div>
      {problem?.kind === 'funds' && <Poor />}
      {problem?.kind === 'refused' && <RefusedOrLimited error={problem.error} />}
      {problem?.kind === 'broken' && <Broken {...problem} />}
    </>
  )
}

function Poor() {
  const t = useText(texts)
  const money = useMoney()
  const { session, onDeposit } = useGameContext()
  const balance = useGameSession((state) => state.balance)
  const lower = balance === undefined ? undefined : affordable(session.steps, balance)
  return (
    <div className={styles.card} role="alert">
      <p className={styles.words}>{t('poor')}</p>
      <div className={styles.actions}>
        {lower !== undefined && <Button onClick={() => session.chooseStake(lower)}>{t('stakeDown', { amount: money(lower) })}</Button>}
        <Button look="primary" onClick={onDeposit}>
          {t('deposit')}
        </Button>
      </div>
    </div>
  )
}

/** What the member has set for themselves is no failure. That they are to look up, the page asks over everything else. */
function RefusedOrLimited({ error }: { error: unknown }) {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'check.due') return null
  return code === 'play.closed' || code?.startsWith('limit.') ? <Limited error={error} /> : <Refused error={error} />
}

function Limited({ error }: { error: unknown }) {
  const t = useText(texts)
  const say = useErrorText()
  const [, navigate] = useLocation()
  const { session } = useGameContext()
  return (
    <div className={styles.card} role="alert" data-limited="">
      <Hourglass className={styles.calm} aria-hidden="true" />
      <p className={styles.title}>{t('limited')}</p>
      <p className={styles.words}>{say(error)}</p>
      <div className={styles.actions}>
        <Button onClick={() => session.dismissProblem()}>{t('dismiss')}</Button>
        <Button look="primary" onClick={() => navigate(pages.limits.path)}>
          {t('toLimits')}
        </Button>
      </div>
    </div>
  )
}

function Refused({ error }: { error: unknown }) {
  const t = useText(texts)
  const say = useErrorText()
  const { session } = useGameContext()
  const isStopped = useGameSession(({ phase }) => phase === 'stopped')
  return (
    <div className={styles.card} role="alert">
      <TriangleAlert className={styles.sign} aria-hidden="true" />
      <p className={styles.title}>{isStopped ? t('failed') : t('refused')}</p>
      <p className={styles.words}>{say(error)}</p>
      <div className={styles.actions}>
        {isStopped ? (
          <Button look="primary" onClick={() => void session.enter()}>
            {t('reenter')}
          </Button>
        ) : (
          <Button onClick={() => session.dismissProblem()}>{t('dismiss')}</Button>
        )}
      </div>
    </div>
  )
}

function Broken({ promised, found }: { promised: string; found: string }) {
  const t = useText(texts)
  return (
    <div className={styles.card} role="alert" data-alarm="">
      <OctagonAlert className={styles.sign} aria-hidden="true" />
      <p className={styles.title}>{t('broken')}</p>
      <p className={styles.words}>{t('brokenText')}</p>
      <dl className={styles.codes}>
        <dt>{t('brokenPromised')}</dt>
        <dd>{promised}</dd>
        <dt>{t('brokenFound')}</dt>
        <dd>{found}</dd>
      </dl>
    </div>
  )
}
