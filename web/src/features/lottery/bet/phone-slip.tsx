import { Ticket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import styles from './phone-slip.module.css'
import { texts } from './texts.ts'
import { useLineWords } from './use-line-words.ts'

/** On a phone the slip lies below, one press away, with how many lines it has always in sight. */
export function PhoneSlip({ count, children }: { count: number; children: ReactNode }) {
  const t = useText(texts)
  const w = useText(words)
  const lines = useLineWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={`${t('openSlip')}: ${lines(count)}`}
        data-count={count}
        onClick={() => setOpen(true)}
      >
        <Ticket aria-hidden="true" />
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </button>
      {isOpen && (
        <Sheet title={t('slip')} closeLabel={w('close')} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  )
}
