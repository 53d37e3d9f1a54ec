import { Ticket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import styles from './phone-slip.module.css'
import { texts } from './texts.ts'

/** On a phone the slip lies below, one press away, with what it costs always in sight. */
export function PhoneSlip({ count, total, children }: { count: number; total: bigint; children: ReactNode }) {
  const t = useText(texts)
  const w = useText(words)
  const { amount } = useAmounts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" aria-label={t('openSlip')} data-count={count} onClick={() => setOpen(true)}>
        <Ticket aria-hidden="true" />
        <span className={styles.count}>{t('lines', { count })}</span>
        <strong>{amount(total)}</strong>
      </button>
      {isOpen && (
        <Sheet title={t('slip')} closeLabel={w('close')} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  )
}
