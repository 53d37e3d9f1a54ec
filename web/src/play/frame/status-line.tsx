import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language'
import { number, percent } from '#platform/format'
import { useText } from '#platform/text'
import { useMoney, useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './frame.module.css'

/** Between the stage and the controls: before the first bet what the game returns, later what the last round paid. */
export function StatusLine({ openInfo, children }: { openInfo?: () => void; children?: ReactNode }) {
  const ended = useGameSession((state) => state.autoEnded)
  const t = useText(texts)
  const result = useResult()
  const begun = useGameSession(({ phase, round, history }) => phase === 'asking' || round !== undefined || history.length > 0)
  if (children) return <div className={styles.status}>{children}</div>
  if (!begun) return openInfo ? <Facts openInfo={openInfo} /> : <div className={styles.status} />
  return (
    <div className={styles.status}>
      <p className={styles.result} data-won={result?.isWin || undefined}>
        {result?.text}
      </p>
      {ended && ended !== 'pressed' && ended !== 'problem' && <p className={styles.note}>{t(`ended_${ended}`)}</p>}
    </div>
  )
}

/** The return of the best way to bet, the largest win and the way to the rules, before anything is staked. */
function Facts({ openInfo }: { openInfo: () => void }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const { returns, maxWin } = useGameContext().session.game
  return (
    <div className={styles.status}>
      <p className={styles.facts}>
        <span>{t('rtp', { rtp: percent(returns[0]!.rtp, language) })}</span>
        <span>{t('maxWin', { times: number(maxWin, language) })}</span>
        <button type="button" className={styles.link} onClick={openInfo}>
          {t('rules')}
        </button>
      </p>
    </div>
  )
}

/** The last round in words. A win is what is above the stake; anything else is a plain figure. */
function useResult(): { text: string; isWin: boolean } | undefined {
  const t = useText(texts)
  const money = useMoney()
  const isIdle = useGameSession(({ phase }) => phase === 'idle')
  const round = useGameSession((state) => state.round)
  if (!isIdle || !round?.over) return undefined
  const [stake, payout] = [BigInt(round.stake), BigInt(round.payout)]
  if (payout === 0n) return { text: t('noWin'), isWin: false }
  const amount = money(payout)
  return payout > stake ? { text: t('won', { amount }), isWin: true } : { text: t('paid', { amount }), isWin: false }
}

/** The same for whoever does not see it, and why a row of rounds has ended. */
export function Spoken() {
  const t = useText(texts)
  const result = useResult()
  const ended = useGameSession((state) => state.autoEnded)
  return (
    <p className="sr-only" role="status">
      {result?.text} {ended && t(`ended_${ended}`)}
    </p>
  )
}
