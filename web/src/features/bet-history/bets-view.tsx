import { RefreshCw } from 'lucide-react'
import { isPeriod, periodChosen } from '#parts/period-field'
import { RecordList } from '#parts/record-list'
import { useNews } from '#parts/use-news'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { BetList, BetListSkeleton } from './bet-list.tsx'
import styles from './bets-view.module.css'
import { type Choice, Filters } from './filters.tsx'
import { sumOf } from './profit-sums.ts'
import { type Wanted, readNewestBets, useBets } from './queries.ts'
import { texts } from './texts.ts'
import { Totals } from './totals.tsx'
import { useToday } from '#platform/use-today'

interface BetsViewProps {
  choice: Choice
  onChoose: (choice: Choice) => void
  onOpen: (roundId: string) => void
}

/** The member's bets by period, product and state, and what they come to. */
export function BetsView({ choice, onChoose, onOpen }: BetsViewProps) {
  const today = useToday()
  const period = periodChosen(choice, today)
  const { product, state } = choice
  const wanted: Wanted = { ...period, ...(product ? { product } : {}), ...(state ? { state } : {}) }
  return (
    <div className={styles.view}>
      <Filters choice={choice} onChange={onChoose} />
      {isPeriod(period) && <Bets wanted={wanted} onOpen={onOpen} />}
    </div>
  )
}

function Bets({ wanted, onOpen }: { wanted: Wanted; onOpen: (roundId: string) => void }) {
  const t = useText(texts)
  const { query, first } = useBets(wanted)
  const { news, see } = useNews(() => readNewestBets(wanted))
  return (
    <>
      {!query.isLoadingError && <Totals label={t('totals')} sum={first && sumOf([first.total])} />}
      {news && (
        <Button icon={<RefreshCw />} className={styles.news} onClick={see}>
          {t('newBets')}
        </Button>
      )}
      <Card className={styles.card}>
        <RecordList
          query={query}
          skeleton={<BetListSkeleton />}
          failedTitle={t('betsFailed')}
          empty={{ drawing: 'search', title: t('noBets'), text: t('noBetsText') }}
          level="h4"
          small
        >
          {(bets) => <BetList bets={bets} onOpen={onOpen} />}
        </RecordList>
      </Card>
    </>
  )
}
