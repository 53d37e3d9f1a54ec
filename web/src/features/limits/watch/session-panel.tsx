import { pages } from '@tucano/contract/pages'
import { Timer } from 'lucide-react'
import { Link } from 'wouter'
import { signedAmount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useText } from '#platform/text'
import { clockText } from './duration.ts'
import { usePlaySession } from './queries.ts'
import { useServerTime } from './server-clock.ts'
import styles from './session-panel.module.css'
import { texts } from './texts.ts'

interface SessionPanelProps {
  /** Among other things in a row, or a slim row of its own. */
  look: 'chip' | 'row'
  /** Of what is played with, where that is known. */
  symbol?: string | undefined
}

/** How long the member has been here and what came of it, on every page; it leads to the limits. The balance stands beside it. */
export function SessionPanel({ look, symbol: own }: SessionPanelProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const publicSymbol = usePublicStore((state) => state.currencySymbol)
  const session = usePlaySession()
  const now = useServerTime(session)
  if (!session || now === undefined) return <span className={styles.panel} data-look={look} aria-hidden="true" />
  const time = clockText(now - session.since)
  const result = signedAmount(BigInt(session.won) - BigInt(session.staked), own ?? publicSymbol, language)
  return (
    <Link href={pages.limits.path} className={styles.panel} data-look={look} data-panel="">
      <span className={styles.part}>
        <Timer aria-hidden="true" />
        <span className={styles.label}>{t('session')}</span>
        <span className={styles.figure} data-session-time="">
          {time}
        </span>
      </span>
      <span className={styles.part}>
        <span className={styles.label}>{t('result')}</span>
        <span className={styles.figure} data-session-result="">
          {result}
        </span>
      </span>
      <span className="sr-only">{t('open')}</span>
    </Link>
  )
}
