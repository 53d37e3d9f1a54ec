import { balanceChanged } from '@tucano/contract/wallet'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Arrived } from '#parts/loaded'
import { DrawnState } from '#parts/drawn-state'
import { Older } from '#parts/older'
import { isPeriod, periodChosen } from '#parts/period-field'
import { listen } from '#platform/live'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { BetList, BetListSkeleton } from './bet-list.tsx'
import styles from './bets-view.module.css'
import { type Choice, Filters } from './filters.tsx'
import { sumOf } from './profit-sums.ts'
import { type Wanted, readNewest, useBets } from './queries.ts'
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
  const query = useBets(wanted)
  const { news, see } = useNews(wanted)
  return (
    <>
      {!query.isLoadingError && <Totals label={t('totals')} sum={query.data && sumOf([query.data.total])} />}
      {news && (
        <Button icon={<RefreshCw />} className={styles.news} onClick={see}>
          {t('newBets')}
        </Button>
      )}
      <Card className={styles.card}>
        <Arrived query={query} skeleton={<BetListSkeleton />} failedTitle={t('betsFailed')} level="h4" small>
          {({ bets }) =>
            bets.length > 0 ? (
              <Older query={query}>
                <BetList bets={bets} onOpen={onOpen} />
              </Older>
            ) : (
              <DrawnState drawing="search" title={t('noBets')} level="h4" small>
                {t('noBetsText')}
              </DrawnState>
            )
          }
        </Arrived>
      </Card>
    </>
  )
}

/** Somebody plays while the record is open: the list stays as it is until they want to see more. */
function useNews(wanted: Wanted) {
  const [news, setNews] = useState(false)
  useEffect(() => listen(balanceChanged, () => setNews(true)), [])
  const see = (): void => {
    setNews(false)
    void readNewest(wanted)
  }
  return { news, see }
}
