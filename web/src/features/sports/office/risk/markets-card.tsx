import { Search } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { SectionCard } from '#ui/section-card'
import { Segmented } from '#ui/tabs'
import { matchesWords } from '../../match/market-groups.ts'
import styles from '../office.module.css'
import type { MarketBook, OutcomeBook } from './books.ts'
import { useKeptOrder } from './kept-order.ts'
import { MarketLine } from './market-line.tsx'
import { texts } from './texts.ts'

const WHICH = ['bet', 'all'] as const
type Which = (typeof WHICH)[number]
const SHOWN = 40

interface MarketsCardProps {
  event: string
  books: readonly MarketBook[]
  isToldMissing: boolean
  mayChange: boolean
  onClose: (book: MarketBook) => void
  onVoid: (book: MarketBook) => void
  onSettle: (book: MarketBook) => void
  onBets: (book: MarketBook, outcome?: OutcomeBook) => void
}

/** Markets of a match, those first that can cost the most. One press unfolds what each result means. */
export function MarketsCard({ event, books, isToldMissing, ...rest }: MarketsCardProps) {
  const t = useText(texts)
  const [asked, setAsked] = useState<Which>()
  const [typed, setTyped] = useState('')
  const [isLong, setLong] = useState(false)
  const hasBets = books.some(({ bets }) => bets > 0)
  const which = asked ?? (hasBets ? 'bet' : 'all')
  const { items } = useKeptOrder(`${event} ${which}`, which === 'all' ? books : books.filter(({ bets }) => bets > 0), ({ key }) => key)
  const found = (items ?? []).filter((book) => typed.trim() === '' || matchesWords(book, typed))
  const shown = isLong ? found : found.slice(0, SHOWN)
  return (
    <SectionCard title={t('markets')} text={t('marketsText')}>
      <div className={styles.inside}>
        <div className={styles.filter}>
          <Segmented
            label={t('which')}
            value={which}
            onChange={setAsked}
            choices={WHICH.map((key) => ({ key, label: t(`which_${key}`) }))}
          />
          <TextField
            label={t('findMarket')}
            icon={<Search />}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {isToldMissing && <p className={styles.soft}>{t('toldFailed')}</p>}
        {found.length === 0 ? (
          <p className={styles.soft}>{t(typed.trim() === '' ? 'noneBet' : 'noneFound')}</p>
        ) : (
          <ul className={styles.markets} aria-label={t('markets')}>
            {shown.map((book, n) => (
              <MarketLine key={book.key} book={book} startsOpen={n === 0 && book.bets > 0} {...rest} />
            ))}
          </ul>
        )}
        {shown.length < found.length && (
          <Button look="quiet" wide onClick={() => setLong(true)}>
            {t('showAll', { count: found.length })}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
