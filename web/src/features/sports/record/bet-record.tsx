import type { ToldSportsBet } from '@tucano/contract/sports/told-bet'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { BetHistory } from '../own/bet-history.tsx'
import { BetLegItem } from '../own/bet-leg.tsx'
import { useKindName } from '../own/bet-words.ts'
import { proofPath } from '../paths.ts'
import { texts as matchTexts } from '../words/texts.ts'
import styles from './bet-record.module.css'
import { texts } from './texts.ts'

interface Told {
  told: ToldSportsBet
}

/** What a bet was on, leg by leg. */
export function BetLegs({ told: { bet } }: Told) {
  const t = useText(texts)
  const kindName = useKindName()
  return (
    <SectionCard title={t('legs')} text={kindName(bet)}>
      <ul className={styles.legs}>
        {bet.legs.map((leg, at) => (
          <BetLegItem key={leg.event} leg={leg} isBanker={bet.bankers.includes(at)} isOver={bet.state !== 'open'} />
        ))}
      </ul>
    </SectionCard>
  )
}

/** What became of it. */
export function BetStory({ told: { changes } }: Told) {
  const t = useText(texts)
  return (
    <SectionCard title={t('history')}>
      <BetHistory changes={changes} />
    </SectionCard>
  )
}

/** Its matches that anybody can play again. */
export function BetProof({ told: { bet, provable } }: Told) {
  const t = useText(texts)
  const w = useText(matchTexts)
  const legs = bet.legs.filter(({ event }) => provable.includes(event))
  if (legs.length === 0) return null
  return (
    <SectionCard title={t('proof')} text={t('proofText')}>
      <ul className={styles.proofs}>
        {legs.map(({ event, homeName, awayName }) => (
          <li key={event}>
            <Link to={proofPath(event)}>
              {t('check', { match: w('versus', { home: homeName ?? w('unnamed'), away: awayName ?? w('unnamed') }) })}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
