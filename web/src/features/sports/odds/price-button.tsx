import type { MatchRow, SportsMarket, SportsOutcome } from '@tucano/contract/sports'
import { Lock } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { classNames } from '#ui/class-names'
import type { PriceNow } from '../live/told.ts'
import { usePriceNow } from '../live/use-now.ts'
import { reasonOf } from './reason-of.ts'
import styles from './price.module.css'
import { texts } from './texts.ts'
import { useChoice } from './use-choice.ts'
import { useOddsText } from './use-odds-text.ts'

interface PriceButtonProps {
  match: MatchRow
  market: SportsMarket
  outcome: SportsOutcome
  /** Shown beside the odds: a line in a list, the outcome's name on the match's page. */
  line?: string | undefined
  name?: string | undefined
  /** The tab key stops here; arrow keys lead to the others. */
  isStop?: boolean
}

/**
 * The odds of an outcome: pressed, it lies on the slip. It keeps its place whatever becomes of it; while it is closed the last odds stand there in grey, as live
 * matches close and open again with every beat.
 */
export const PriceButton = memo(function PriceButton({ match, market, outcome, line, name, isStop = false }: PriceButtonProps) {
  const t = useText(texts)
  const write = useOddsText()
  const { chosen, toggle } = useChoice({ match, market, outcome })
  const now = usePriceNow(match.event, market, outcome)
  const { odds } = now
  const isOpen = now.state === 'open' && now.isOpen && odds !== null
  const last = now.state === 'settled' ? null : odds
  const words = { outcome: outcome.name, market: market.name }
  const label = isOpen ? t('price', { ...words, odds: write(odds) }) : t('locked', { ...words, reason: t(reasonOf(now)) })
  return (
    <button
      type="button"
      className={classNames(styles.price, name !== undefined && styles.named)}
      aria-pressed={chosen}
      aria-disabled={!isOpen && !chosen}
      title={isOpen ? undefined : t(reasonOf(now))}
      tabIndex={isStop ? 0 : -1}
      data-odds={odds ?? ''}
      data-state={isOpen ? 'open' : 'closed'}
      onClick={() => (isOpen || chosen) && toggle(odds ?? 0)}
    >
      <span className="sr-only">{label}</span>
      {name !== undefined && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      {line !== undefined && (
        <span className={styles.line} aria-hidden="true">
          {line}
        </span>
      )}
      {last !== null && (
        <span className={styles.odds} aria-hidden="true">
          {write(last)}
        </span>
      )}
      {!isOpen && <Lock className={last === null ? styles.lock : styles.corner} aria-hidden="true" />}
      <Moved moved={now.moved} />
    </button>
  )
})

const MARKED_MS = 1500

/** Which way a price went, for a moment; what it had done before it was shown here is nothing to mark. */
function Moved({ moved }: { moved: PriceNow['moved'] }) {
  const [first] = useState(moved)
  return moved && moved !== first ? <Mark key={moved.version} way={moved.way} /> : null
}

function Mark({ way }: { way: 'up' | 'down' }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const end = setTimeout(() => mark.current?.toggleAttribute('hidden', true), MARKED_MS)
    return () => clearTimeout(end)
  }, [])
  return <span ref={mark} className={classNames(styles.moved, styles[way])} data-moved={way} />
}

/** Where a list has a column and a match no market for it. */
export const NoPrice = () => (
  <span className={styles.none} aria-hidden="true">
    –
  </span>
)
