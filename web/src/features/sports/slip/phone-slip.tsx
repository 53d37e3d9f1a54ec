import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import { useOddsText } from '../odds/use-odds-text.ts'
import styles from './phone-slip.module.css'
import { betsOf, combinedOdds, sumOf } from './slip-bets.ts'
import { SlipBody } from './slip-body.tsx'
import { SlipActs, SlipOptions } from './slip-head.tsx'
import { useSlip } from './slip-store.ts'
import { texts } from './texts.ts'

/** On a phone the slip lies at the foot: how much is on it and what it brings, and all of it one press away. */
export function PhoneSlip({ onDeposit }: { onDeposit: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const slip = useSlip()
  const { amount } = useAmounts()
  const write = useOddsText()
  const [isOpen, setOpen] = useState(false)
  const [hasOptions, setOptions] = useState(false)
  const count = slip.legs.length
  const { most } = sumOf(betsOf(slip))
  const name = count === 1 ? t('slipCountOne') : t('slipCount', { count })
  return (
    <>
      {count > 0 && (
        <button type="button" className={styles.bar} aria-haspopup="dialog" data-count={count} onClick={() => setOpen(true)}>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className={styles.name}>
            <span className="sr-only">{name}. </span>
            <span aria-hidden="true">{t('slip')}</span>
            {slip.mode === 'multiple' && <small>{write(combinedOdds(slip.legs, () => undefined))}</small>}
          </span>
          {most > 0n && (
            <span className={styles.most}>
              <small>{t('totalReturn')}</small>
              {amount(most)}
            </span>
          )}
          <ChevronUp aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <Sheet
          title={t('slip')}
          closeLabel={w('close')}
          onClose={() => setOpen(false)}
          acts={<SlipActs slip={slip} hasOptions={hasOptions} onOptions={() => setOptions(!hasOptions)} />}
        >
          <div className={styles.body}>
            {hasOptions && <SlipOptions slip={slip} />}
            <SlipBody hasHead={false} onDeposit={onDeposit} />
          </div>
        </Sheet>
      )}
    </>
  )
}
