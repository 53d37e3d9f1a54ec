import type { BetLeg } from '@tucano/contract/sports/bets'
import { Check, CircleDashed, Minus, Undo2, X } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { SportIcon } from '../looks/sport-icon.tsx'
import { useOddsText } from '../odds/use-odds-text.ts'
import { matchPath } from '../paths.ts'
import { sportOf } from '../sport-of.ts'
import { hasBegun, isLive } from '../words/period-of.ts'
import { texts as matchTexts } from '../words/texts.ts'
import { useMatchWords } from '../words/use-words.ts'
import styles from './bet-leg.module.css'
import { texts } from './texts.ts'

const ICONS = { won: Check, halfWon: Check, void: Undo2, halfLost: Minus, lost: X }

interface BetLegProps {
  leg: BetLeg
  isBanker: boolean
  isOver: boolean
}

/** A leg: what it was on, how its match stands, and how it ended. */
export function BetLegItem({ leg, isBanker, isOver }: BetLegProps) {
  const t = useText(texts)
  const w = useText(matchTexts)
  const write = useOddsText()
  const words = useMatchWords()
  const Icon = leg.result ? ICONS[leg.result] : CircleDashed
  return (
    <li className={styles.leg} data-result={leg.result ?? 'open'}>
      <span className={styles.mark}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        {leg.selections.length > 1 && <span className={styles.builder}>{t('builder')}</span>}
        {leg.selections.map(({ market, specifiers, outcome, marketName, outcomeName, result, deadHeat }) => (
          <p key={`${market}/${specifiers}/${outcome}`} className={styles.what} data-result={result ?? 'open'}>
            <strong>{outcomeName}</strong> <span>{marketName}</span>
            {leg.selections.length > 1 && result && <small>{t(`result_${result}`)}</small>}
            {deadHeat && <small>{t('deadHeat', { share: deadHeat })}</small>}
          </p>
        ))}
        {leg.place && <Place place={leg.place} />}
        <Link to={matchPath(leg.event)} className={styles.match}>
          <SportIcon sport={sportOf(leg.sport).code} size={14} />
          {words.beside({ home: leg.homeName, away: leg.awayName, league: leg.leagueName })}
          {leg.isVirtual && <small>{w('virtual')}</small>}
        </Link>
        <Standing leg={leg} />
      </div>
      <div className={styles.side}>
        <b>{write(leg.odds)}</b>
        {leg.oddsAfterVoid !== null && <small>{t('oddsAfterVoid', { odds: write(leg.oddsAfterVoid) })}</small>}
        {!isOver && !leg.result && leg.oddsNow !== null && leg.oddsNow !== leg.odds && (
          <small data-way={leg.oddsNow < leg.odds ? 'nearer' : 'further'}>{write(leg.oddsNow)}</small>
        )}
        {leg.result && <span className={styles.result}>{t(`result_${leg.result}`)}</span>}
        {isBanker && <span className={styles.banker}>{t('banker')}</span>}
      </div>
    </li>
  )
}

/** Each way: how the half on a place stands. */
function Place({ place: { terms, places, odds, result, deadHeat } }: { place: NonNullable<BetLeg['place']> }) {
  const t = useText(texts)
  const write = useOddsText()
  return (
    <p className={styles.what} data-result={result ?? 'open'}>
      <strong>{t('place', { places })}</strong> <span>{t('placeOdds', { terms, odds: write(odds) })}</span>
      {result && <small>{t(`result_${result}`)}</small>}
      {deadHeat && <small>{t('deadHeat', { share: deadHeat })}</small>}
    </p>
  )
}

function Standing({ leg: { matchState, standing, sport, startsAt } }: { leg: BetLeg }) {
  const w = useText(matchTexts)
  const words = useMatchWords()
  if (!hasBegun(matchState)) {
    const kickOff = startsAt === null ? undefined : words.kickOff(startsAt)
    const said = matchState === 'not_started' && kickOff ? `${kickOff.day} ${kickOff.time}` : w(`state_${matchState}`)
    return <span className={styles.when}>{said}</span>
  }
  return (
    <span className={styles.when} data-live={isLive(matchState) ? 'on' : undefined}>
      {matchState === 'live' ? words.period(sport, standing) : w(`state_${matchState}`)} · {standing.score?.home ?? 0}–
      {standing.score?.away ?? 0}
    </span>
  )
}
