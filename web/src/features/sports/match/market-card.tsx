import type { MatchRow, SportsMarket } from '@tucano/contract/sports'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { PriceButton } from '../odds/price-button.tsx'
import { lineText } from '../odds/use-odds-text.ts'
import { toggleFolded, useOddsView } from '../odds/view-store.ts'
import { type MarketGroup, valueOf } from './market-groups.ts'
import styles from './market-card.module.css'
import { texts } from './texts.ts'

interface MarketCardProps {
  match: MatchRow
  group: MarketGroup
}

/** Groups are made anew from the same markets whenever there are others. */
const isSame = (one: MarketCardProps, other: MarketCardProps): boolean =>
  one.match === other.match &&
  one.group.title === other.group.title &&
  one.group.line === other.group.line &&
  one.group.markets.length === other.group.markets.length &&
  one.group.markets.every((market, at) => market === other.group.markets[at])

/** A market with its prices, or all lines of one. What was folded stays folded. */
export const MarketCard = memo(function MarketCard({ match, group }: MarketCardProps) {
  const id = useId()
  const key = `${match.sport}/${group.markets[0]?.market ?? 0}`
  const isFolded = useOddsView((view) => view.folded.includes(key))
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`} data-market={group.markets[0]?.market}>
      <h2 className={styles.title} id={`${id}-title`}>
        <button type="button" aria-expanded={!isFolded} aria-controls={`${id}-body`} onClick={() => toggleFolded(key)}>
          {group.title}
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      {!isFolded && (
        <div id={`${id}-body`}>
          {group.line ? (
            <Lines match={match} group={group} line={group.line} />
          ) : (
            group.markets.map((market, at) => <Outcomes key={market.specifiers} match={match} market={market} isFirst={at === 0} />)
          )}
        </div>
      )}
    </section>
  )
}, isSame)

/** So many outcomes are shown at once. */
const SHOWN = 24
/** Up to so many stand side by side. */
const BESIDE = 3

interface OutcomesProps {
  match: MatchRow
  market: SportsMarket
  isFirst: boolean
}

function Outcomes({ match, market, isFirst }: OutcomesProps) {
  const t = useText(texts)
  const [isAll, setAll] = useState(false)
  const { outcomes } = market
  const shown = isAll ? outcomes : outcomes.slice(0, SHOWN)
  return (
    <>
      {market.eachWay && <p className={styles.eachWay}>{t('eachWay', market.eachWay)}</p>}
      <div className={styles.outcomes} data-columns={outcomes.length <= BESIDE ? outcomes.length : outcomes.length === 4 ? 2 : BESIDE}>
        {shown.map((outcome, at) => (
          <PriceButton
            key={outcome.outcome}
            match={match}
            market={market}
            outcome={outcome}
            name={outcome.name}
            isStop={isFirst && at === 0}
          />
        ))}
      </div>
      {outcomes.length > SHOWN && (
        <Button look="quiet" size="small" onClick={() => setAll(!isAll)}>
          {isAll ? t('less') : t('more', { count: outcomes.length })}
        </Button>
      )}
    </>
  )
}

/** What outcomes of every line are called: their names without the line. */
function headsOf(markets: readonly SportsMarket[], line: 'hcp' | 'total'): string[] {
  const [first] = markets
  const value = first && valueOf(first.specifiers, line)
  if (!first || value === undefined) return []
  const plain = value.replace(/^[-+]/, '')
  return first.outcomes.map(
    ({ name }) => name.replace(new RegExp(`[\\s(]*[-+\u2212]?${plain.replaceAll('.', String.raw`[.,]`)}\\)?`), '').trim() || name,
  )
}

function Lines({ match, group: { markets }, line }: { match: MatchRow; group: MarketGroup; line: 'hcp' | 'total' }) {
  const t = useText(texts)
  const heads = headsOf(markets, line)
  return (
    <div className={styles.lines} data-columns={heads.length}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('line')}</span>
        {heads.map((head, at) => (
          <span key={at}>{head}</span>
        ))}
      </div>
      {markets.map((market, at) => (
        <LineRow key={market.specifiers} match={match} market={market} line={line} isFirst={at === 0} />
      ))}
    </div>
  )
}

function LineRow({ match, market, line, isFirst }: OutcomesProps & { line: 'hcp' | 'total' }) {
  const language = useLanguage((state) => state.language)
  return (
    <div className={styles.row}>
      <span className={styles.value}>{lineText(valueOf(market.specifiers, line) ?? '', language, line === 'hcp')}</span>
      {market.outcomes.map((outcome, at) => (
        <PriceButton key={outcome.outcome} match={match} market={market} outcome={outcome} isStop={isFirst && at === 0} />
      ))}
    </div>
  )
}
