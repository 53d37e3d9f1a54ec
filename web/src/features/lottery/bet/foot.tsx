import { MULTIPLE_MAX } from '@tucano/contract/lottery'
import { type Shape, gameOf, rtpOf } from '@tucano/lottery'
import { basisPoints } from '@tucano/round'
import { Dices, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAmounts } from '#platform/amounts'
import { number, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Segmented } from '#ui/tabs'
import type { Near } from '../queries.ts'
import { usePadName } from '../words/use-words.ts'
import styles from './foot.module.css'
import { multipleWithin, priceOf } from './price.ts'
import { Stepper } from './stepper.tsx'
import { texts } from './texts.ts'
import type { Desk, Missing } from './use-draft.ts'
import { useLineWords } from './use-line-words.ts'

const QUICK = [1, 3, 5, 10] as const

interface FootProps {
  desk: Desk
  shape: Shape
  near: Near
  series: number
  /** What opens the slip, where it does not lie beside. */
  slip: ReactNode
  onAdd: () => void
  onQuick: (count: number) => void
  onCancel: () => void
}

/** What is being put together and what it comes to: always in sight. */
export function Foot({ desk, shape, near, series, slip, onAdd, onQuick, onCancel }: FootProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { draft, content, missing } = desk
  const lines = useLineWords()
  const price = content && priceOf(shape, content, series)
  const capped = content && multipleWithin(shape, content, series, BigInt(near.caps.prize))
  const isOver = capped !== undefined && draft.multiple > capped
  const least = BigInt(gameOf(near.game.gameCode)?.minBet ?? 0)
  const isUnder = price !== undefined && price.stake < least
  const { editing } = draft
  return (
    <>
      <div className={styles.money}>
        <div className={styles.field}>
          <span className={styles.label}>{t('unit')}</span>
          <Segmented
            className={styles.units}
            label={t('unit')}
            choices={near.units.map((unit) => ({ key: unit, label: amount(unit) }))}
            value={String(draft.unit)}
            onChange={(unit) => desk.change({ unit: Number(unit) })}
          />
        </div>
        <div className={styles.field}>
          <span className={styles.label}>{t('multiple')}</span>
          <Stepper label={t('multiple')} value={draft.multiple} max={MULTIPLE_MAX} onChange={(multiple) => desk.change({ multiple })} />
        </div>
      </div>
      {isUnder && (
        <p className={styles.wrong} role="alert">
          {t('leastBet', { amount: amount(least) })}
        </p>
      )}
      {isOver && (
        <p className={styles.wrong} role="alert">
          {t('capPrize', { amount: amount(near.caps.prize), multiple: number(capped, language) })}
        </p>
      )}
      <div className={styles.bar} data-bar="price">
        <div className={styles.told} role="status">
          <dl className={styles.price}>
            <div className={styles.cost}>
              <dt>
                {price ? t('price', { lines: lines(price.lines), unit: amount(String(draft.unit)), multiple: draft.multiple }) : t('cost')}
              </dt>
              <dd>{price ? amount(price.stake) : <MissingText missing={missing} />}</dd>
            </div>
            <div>
              <dt>{t('most')}</dt>
              <dd>{price ? amount(price.most) : '–'}</dd>
            </div>
            <div>
              <dt>{t('back')}</dt>
              <dd>{percent(basisPoints(rtpOf(draft.play, series)), language)}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.acts}>
          {slip}
          {editing === undefined ? (
            <QuickPicks onQuick={onQuick} />
          ) : (
            <Button look="quiet" onClick={onCancel}>
              {t('cancelEdit')}
            </Button>
          )}
          <Button look="primary" size="large" icon={<Plus />} disabled={!price || isOver || isUnder} className={styles.add} onClick={onAdd}>
            {t(editing === undefined ? 'addToSlip' : 'saveLine')}
          </Button>
        </div>
      </div>
    </>
  )
}

function MissingText({ missing }: { missing: Missing | undefined }) {
  const t = useText(texts)
  const padName = usePadName()
  const say = (): string => {
    switch (missing?.why) {
      case 'pads':
        return t('pickOn', { pads: missing.pads.map(padName).join(', ') })
      case 'places':
        return t('pickPlaces', { count: missing.count })
      case 'apart':
        return t('notTogether')
      case 'nothing':
      case undefined:
        return t('pickSomething')
    }
  }
  return <span className={styles.missing}>{say()}</span>
}

/** Numbers by chance: one onto the pads, or several into the slip. */
function QuickPicks({ onQuick }: { onQuick: (count: number) => void }) {
  const t = useText(texts)
  return (
    <div className={styles.quick} role="group" aria-label={t('quick')} title={t('quickHint')}>
      <Dices aria-hidden="true" />
      {QUICK.map((count) => (
        <button key={count} type="button" aria-label={count === 1 ? t('quick') : t('quickMany', { count })} onClick={() => onQuick(count)}>
          {count === 1 ? t('quick') : `×${count}`}
        </button>
      ))}
    </div>
  )
}
