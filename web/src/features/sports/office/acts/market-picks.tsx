import { useText } from '#platform/text'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/toggle'
import styles from '../office.module.css'
import type { MarketBook } from '../risk/books.ts'
import { texts } from './texts.ts'

interface MarketPicksProps {
  books: readonly MarketBook[]
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
}

/** Markets to be ticked, each with how many open bets it has. */
export function MarketPicks({ books, picked, onPick }: MarketPicksProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const isAll = books.every(({ key }) => picked.has(key))
  const turn = (key: string): void => {
    const next = new Set(picked)
    if (!next.delete(key)) next.add(key)
    onPick(next)
  }
  if (books.length === 0) return <p className={styles.soft}>{t('marketsEmpty')}</p>
  return (
    <fieldset className={styles.picks}>
      <legend>{t('marketsPick')}</legend>
      <div className={styles.pickList}>
        {books.map(({ key, name, bets }) => (
          <Checkbox key={key} checked={picked.has(key)} onChange={() => turn(key)}>
            {name} {bets > 0 && <small>{bets === 1 ? t('oneBet') : t('bets', { count: number(bets, language) })}</small>}
          </Checkbox>
        ))}
      </div>
      {books.length > 1 && (
        <Button look="quiet" size="small" onClick={() => onPick(new Set(isAll ? [] : books.map(({ key }) => key)))}>
          {t(isAll ? 'marketsNone' : 'marketsAll')}
        </Button>
      )}
    </fieldset>
  )
}
