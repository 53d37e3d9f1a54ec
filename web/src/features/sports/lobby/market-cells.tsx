import type { MatchRow, SportsMarket } from '@tucano/contract/sports'
import { memo } from 'react'
import { useLanguage } from '#platform/language'
import { NoPrice, PriceButton } from '../odds/price-button.tsx'
import { lineText } from '../odds/use-odds-text.ts'
import type { Column } from '../sport-of.ts'
import styles from './match-row.module.css'

interface MarketCellsProps {
  match: MatchRow
  market: SportsMarket | undefined
  column: Column
  /** How many cells stand there, whether the match has the market or not. */
  cells: number
  isFirst: boolean
}

/** The prices of one market in the row of a list. */
export function MarketCells({ match, market, column, cells, isFirst }: MarketCellsProps) {
  return (
    <div className={styles.cells} data-column={column} data-cells={cells}>
      {market ? (
        <Offered match={match} market={market} column={column} isFirst={isFirst} />
      ) : (
        Array.from({ length: cells }, (_, at) => <NoPrice key={at} />)
      )}
    </div>
  )
}

const lineOf = (specifiers: string): string | undefined =>
  specifiers
    .split('|')
    .map((part) => part.split('='))
    .find(([name]) => name === 'hcp' || name === 'total')?.[1]

const turned = (line: string): string => (line.startsWith('-') ? line.slice(1) : Number(line) === 0 ? line : `-${line}`)

/** The same numbers for every outcome: away stands on the other side of a handicap. */
function linesFor({ specifiers, outcomes }: SportsMarket, column: Column): (string | undefined)[] {
  const line = lineOf(specifiers)
  if (line === undefined || column === 'result') return outcomes.map(() => undefined)
  if (column === 'total') return outcomes.map(() => line)
  return outcomes.map((_, at) => (at === 0 || line.includes(':') ? line : turned(line)))
}

const Offered = memo(function Offered({
  match,
  market,
  column,
  isFirst,
}: Omit<MarketCellsProps, 'market' | 'cells'> & { market: SportsMarket }) {
  const language = useLanguage((state) => state.language)
  const lines = linesFor(market, column)
  return market.outcomes.map((outcome, at) => {
    const line = lines[at]
    return (
      <PriceButton
        key={outcome.outcome}
        match={match}
        market={market}
        outcome={outcome}
        line={line === undefined ? undefined : lineText(line, language, column === 'handicap')}
        isStop={isFirst && at === 0}
      />
    )
  })
})
