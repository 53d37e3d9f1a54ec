import type { MatchRow } from '@tucano/contract/sports'
import { X } from 'lucide-react'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { classNames } from '#ui/class-names'
import { toast } from '#ui/toast'
import { useOddsText } from '../odds/use-odds-text.ts'
import { useRefusalText } from '#platform/refusal-text'
import { toggled } from '../slip/slip-state.ts'
import { changeSlip } from '../slip/slip-store.ts'
import { type Builder, builtLeg, useBuilderPrice } from './builder.ts'
import styles from './builder-bar.module.css'
import { texts } from './texts.ts'

interface BuilderBarProps {
  match: MatchRow
  builder: Builder
  onClear: () => void
}

/** What is being put together with its price; what cannot stand together is said before anybody presses. */
export function BuilderBar({ match, builder: { chosen, toggle }, onClear }: BuilderBarProps) {
  const t = useText(texts)
  const say = useErrorText()
  const write = useOddsText()
  const { data: priced, error, isFetching } = useBuilderPrice(match.event, chosen)
  const isEnough = chosen.length > 1
  const price = isEnough ? priced : undefined
  const sayCode = useRefusalText(price !== undefined && price.code !== null)
  const leg = price && builtLeg(match, chosen, price)
  const problem = !isEnough
    ? t('need')
    : error
      ? say(error)
      : price?.isImpossible
        ? t('impossible')
        : price && price.odds === null
          ? price.code
            ? sayCode(price.code)
            : t('closed')
          : undefined
  const add = (): void => {
    if (!leg) return
    changeSlip((slip) => toggled(slip, leg))
    onClear()
    toast(t('added'), 'done')
  }
  if (chosen.length === 0) return <p className={styles.hint}>{t('buildText')}</p>
  return (
    <section className={styles.bar} aria-label={t('build')} data-builder={chosen.length}>
      <ul className={styles.chosen}>
        {chosen.map((selection, at) => {
          const isImplied = price?.implied.includes(at) ?? false
          return (
            <li key={`${selection.market}/${selection.specifiers}`} className={classNames(isImplied && styles.implied)}>
              <span>
                <strong>{selection.outcomeName}</strong>
                <small>{isImplied ? `${selection.marketName}, ${t('implied')}` : selection.marketName}</small>
              </span>
              <IconButton
                label={t('remove', { outcome: selection.outcomeName, market: selection.marketName })}
                onClick={() => toggle(selection)}
              >
                <X />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <div className={styles.foot}>
        <p className={styles.price} role="status">
          {problem ?? (price?.odds ? <b data-builder-odds={price.odds}>{write(price.odds)}</b> : isFetching ? t('pricing') : t('closed'))}
        </p>
        <Button look="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
        <Button look="primary" disabled={!leg} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </section>
  )
}
