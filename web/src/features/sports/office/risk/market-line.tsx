import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { type Column, Table } from '#ui/table'
import { HouseAmount } from '../house-amount.tsx'
import styles from '../office.module.css'
import { type MarketBook, type OutcomeBook, barOf, usedOf } from './books.ts'
import { type Texts, texts } from './texts.ts'

const NEAR = 70
const FULL = 100
const TONES = { open: 'forest', suspended: 'beak', settled: 'plain', gone: 'plain' } as const

interface MarketLineProps {
  book: MarketBook
  startsOpen: boolean
  mayChange: boolean
  onClose: (book: MarketBook) => void
  onVoid: (book: MarketBook) => void
  onSettle: (book: MarketBook) => void
  onBets: (book: MarketBook, outcome?: OutcomeBook) => void
}

/** A market in one line: what it can cost, of how much; unfolded, what each of its results means. */
export function MarketLine({ book, startsOpen, mayChange, onClose, onVoid, onSettle, onBets }: MarketLineProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  const { name, bets, staked, exposure, state } = book
  const told = bets === 1 ? t('oneBet') : t('bets', { count: number(bets, language) })
  return (
    <li className={styles.market}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ChevronDown aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.named}>
            <strong>{name}</strong> {state !== 'open' && <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>}
          </span>
          {bets > 0 && <span className={styles.soft}>{t('betsOn', { bets: told, stake: amount(staked) })}</span>}
        </span>
        {bets > 0 && (
          <span className={styles.cost}>
            <span className="sr-only">{t('worst')}: </span>
            <b>{amount(exposure)}</b>
            <Used book={book} />
          </span>
        )}
      </button>
      {isOpen && (
        <div id={id} className={styles.unfolded}>
          <Outcomes book={book} onBets={(outcome) => onBets(book, outcome)} />
          <div className={styles.actions}>
            <Button size="small" aria-label={`${t('seeBets')}: ${name}`} onClick={() => onBets(book)}>
              {t('seeBets')}
            </Button>
            {mayChange && (
              <>
                <Button size="small" aria-label={`${t('suspend')}: ${name}`} onClick={() => onClose(book)}>
                  {t('suspend')}
                </Button>
                <Button size="small" aria-label={`${t('void')}: ${name}`} onClick={() => onVoid(book)}>
                  {t('void')}
                </Button>
                <Button size="small" aria-label={`${t('settle')}: ${name}`} onClick={() => onSettle(book)}>
                  {t('settle')}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

/** How much of what the market may cost it can cost now. */
function Used({ book }: { book: MarketBook }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const used = usedOf(book)
  if (used === undefined) return null
  return (
    <>
      <span className={styles.bar} data-near={used >= NEAR || undefined} data-full={used >= FULL || undefined} aria-hidden="true">
        <i style={{ width: `${Math.min(FULL, used)}%` }} />
      </span>
      <small>{t('ofCap', { percent: `${number(used, language)}%`, cap: amount(book.cap ?? 0n) })}</small>
    </>
  )
}

interface Written {
  t: Text<Texts>
  amount: (minor: bigint) => string
  count: (value: number) => string
  odds: (thousandths: number | null) => string
  onBets: (outcome: OutcomeBook) => void
}

const namedColumns = ({ t, odds }: Written): Column<OutcomeBook>[] => [
  { key: 'outcome', title: t('outcome'), cell: ({ name }) => name },
  { key: 'odds', title: t('odds'), amount: true, cell: (one) => odds(one.odds) },
]

const takenColumns = ({ t, amount, count, onBets }: Written, outcomes: readonly OutcomeBook[]): Column<OutcomeBook>[] => [
  { key: 'bets', title: t('betsColumn'), amount: true, cell: (one) => <BetsCount one={one} count={count} onBets={onBets} /> },
  { key: 'stake', title: t('stake'), amount: true, cell: ({ stake }) => amount(stake) },
  { key: 'payout', title: t('payout'), amount: true, cell: ({ payout }) => amount(payout) },
  { key: 'house', title: t('house'), amount: true, cell: ({ house }) => <HouseAmount amount={house} part={barOf(house, outcomes)} /> },
]

/** How many bets are on an outcome; one press shows them. */
function BetsCount({ one, count, onBets }: Pick<Written, 'count' | 'onBets'> & { one: OutcomeBook }) {
  const t = useText(texts)
  if (one.bets === 0) return count(0)
  return (
    <button type="button" className={styles.textButton} aria-label={`${t('seeBets')}: ${one.name}`} onClick={() => onBets(one)}>
      {count(one.bets)}
    </button>
  )
}

interface OutcomesProps {
  book: MarketBook
  onBets: (outcome: OutcomeBook) => void
}

function Outcomes({ book: { name, outcomes }, onBets }: OutcomesProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const written: Written = {
    t,
    amount,
    onBets,
    count: (value) => number(value, language),
    odds: (thousandths) => (thousandths === null ? '–' : number(thousandths / 1000, language, { min: 2, max: 3 })),
  }
  const hasBets = outcomes.some(({ bets }) => bets > 0)
  return (
    <Table
      isPacked
      caption={name}
      rows={outcomes}
      rowKey={({ outcome }) => outcome}
      columns={[...namedColumns(written), ...(hasBets ? takenColumns(written, outcomes) : [])]}
    />
  )
}
