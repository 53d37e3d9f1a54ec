import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useText } from '#platform/text'
import type { Protection } from './protection.ts'
import styles from './score-line.module.css'
import { texts } from './texts.ts'

/** How many of the protections there are, as they are: nothing is counted that the account has not. */
export function ScoreLine({ protections }: { protections: readonly { key: Protection; done: boolean }[] }) {
  const t = useText(texts)
  const all = protections.length
  const missing = protections.filter(({ done }) => !done)
  const next = missing[0]
  const Shield = next ? ShieldAlert : ShieldCheck
  return (
    <div className={styles.score} data-missing={missing.length}>
      <div className={styles.ring} role="img" aria-label={t('score', { done: all - missing.length, all })}>
        <Ring all={all} done={all - missing.length} />
        <Shield aria-hidden="true" />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          {next ? (missing.length === 1 ? t('scoreOne') : t('scoreSome', { count: missing.length })) : t('scoreFull')}
        </p>
        <p>{next ? t('scoreNext', { what: t(`next_${next.key}`) }) : t('scoreFullText')}</p>
      </div>
    </div>
  )
}

const RADIUS = 27
const GAP = 7
const ROUND = 2 * Math.PI * RADIUS

/** A ring in as many parts as there are protections. */
function Ring({ all, done }: { all: number; done: number }) {
  const part = ROUND / all
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <circle
          key={index}
          className={index < done ? styles.full : styles.open}
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${part - GAP} ${ROUND - part + GAP}`}
          strokeDashoffset={-(index * part + GAP / 2)}
        />
      ))}
    </svg>
  )
}
