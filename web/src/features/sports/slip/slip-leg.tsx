import { ChevronDown, ChevronUp, Lock, X } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { classNames } from '#ui/class-names'
import { Link } from 'wouter'
import { SportIcon } from '../looks/sport-icon.tsx'
import { useOddsText } from '../odds/use-odds-text.ts'
import { matchPath } from '../paths.ts'
import { sportOf } from '../sport-of.ts'
import { isLive } from '../words/period-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'
import { useRefusalText } from '#platform/refusal-text'
import { EachWay } from './each-way.tsx'
import type { LegNow } from './legs-now.ts'
import { type SlipLeg, type SlipMode, legKey, withLeg, without } from './slip-state.ts'
import { changeSlip } from './slip-store.ts'
import styles from './slip-leg.module.css'
import { StakeField } from './stake-field.tsx'
import { texts } from './texts.ts'

interface SlipLegProps {
  leg: SlipLeg
  now: LegNow
  mode: SlipMode
  /** It cannot stand beside another one. */
  isInConflict: boolean
}

/** A leg as it was chosen, with the odds of now. It stays whatever becomes of it, until the member takes it away. */
export function SlipLegItem({ leg, now, mode, isInConflict }: SlipLegProps) {
  const t = useText(texts)
  const say = useRefusalText(now.code !== undefined)
  const w = useText(matchTexts)
  const [first] = leg.selections
  const isClosed = now.offer === undefined
  const names = { outcome: first.outcomeName, market: first.marketName }
  const key = legKey(leg)
  return (
    <li
      className={classNames(styles.leg, isClosed && styles.closed, isInConflict && styles.conflict)}
      data-leg={key}
      data-closed={isClosed}
    >
      <span className={styles.icon}>
        <SportIcon sport={sportOf(leg.sport).code} size={18} />
      </span>
      <div className={styles.words}>
        {leg.selections.length > 1 && <span className={styles.builder}>{t('builder')}</span>}
        {leg.selections.map(({ market, specifiers, outcome, marketName, outcomeName }) => (
          <p key={`${market}/${specifiers}/${outcome}`} className={styles.what}>
            <strong>{outcomeName}</strong>
            <span>{marketName}</span>
          </p>
        ))}
        <Link to={matchPath(leg.event)} className={styles.match}>
          {leg.league || w('versus', { home: leg.home, away: leg.away })}
        </Link>
        <Standing now={now} sport={leg.sport} />
        {isClosed && (
          <p className={styles.why}>
            <Lock aria-hidden="true" />
            {now.isGone ? t('over') : now.code ? say(now.code) : t('suspended')}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <LegOdds leg={leg} now={now} />
        <IconButton className={styles.remove} label={t('remove', names)} onClick={() => changeSlip((slip) => without(slip, key))}>
          <X />
        </IconButton>
        {mode === 'system' && <Banker leg={leg} />}
      </div>
      {mode === 'singles' && (
        <div className={styles.stake}>
          <StakeField
            small
            label={t('stakeOf', { outcome: first.outcomeName })}
            value={leg.stake}
            onChange={(stake) => changeSlip((slip) => withLeg(slip, key, { stake }))}
          />
          {leg.selections.length === 1 && <EachWay leg={leg} now={now} />}
        </div>
      )}
    </li>
  )
}

/** Stands in every combination of a system. */
function Banker({ leg }: { leg: SlipLeg }) {
  const t = useText(texts)
  return (
    <label className={styles.banker}>
      <input
        type="checkbox"
        checked={leg.isBanker}
        aria-label={t('bankerOf', { outcome: leg.selections[0].outcomeName })}
        onChange={({ target }) => changeSlip((slip) => withLeg(slip, legKey(leg), { isBanker: target.checked }))}
      />
      {t('banker')}
    </label>
  )
}

/** Those that were seen, and beside them those of now where they have moved. */
function LegOdds({ leg, now }: Pick<SlipLegProps, 'leg' | 'now'>) {
  const t = useText(texts)
  const write = useOddsText()
  const odds = now.offer?.odds
  if (odds === undefined || odds === leg.odds) return <b className={styles.odds}>{write(leg.odds)}</b>
  const isUp = odds > leg.odds
  return (
    <span className={classNames(styles.moved, isUp ? styles.up : styles.down)} data-moved={isUp ? 'up' : 'down'}>
      <s aria-hidden="true">{write(leg.odds)}</s>
      <b className={styles.odds} aria-hidden="true">
        {isUp ? <ChevronUp /> : <ChevronDown />}
        {write(odds)}
      </b>
      <span className="sr-only">{t(isUp ? 'oddsUp' : 'oddsDown', { from: write(leg.odds), to: write(odds) })}</span>
    </span>
  )
}

function Standing({ now: { match }, sport }: { now: LegNow; sport: string }) {
  const words = useMatchWords()
  if (!match) return null
  if (!isLive(match.state)) {
    if (match.startsAt === null) return null
    const { day, time } = words.kickOff(match.startsAt)
    return <span className={styles.when}>{day === '' ? time : `${day} ${time}`}</span>
  }
  const { score } = match.standing
  return (
    <span className={styles.when} data-live="on">
      {words.period(sport, match.standing)} · {score?.home ?? 0}–{score?.away ?? 0}
    </span>
  )
}
