import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { RollingNumber } from '#ui/rolling-number'
import { balanceText } from './balance-text.ts'
import styles from './balance.module.css'
import { texts } from './texts.ts'
import { useBalance } from './use-balance.ts'
import { useHidden } from './use-hidden.ts'

/** From this length on the amount is written smaller on a phone. */
const LONG = 11

/** The header's balance: a click reads it again, the eye hides it. */
export function Balance() {
  const t = useText(texts)
  const say = useErrorText()
  const language = useLanguage((state) => state.language)
  const publicSymbol = usePublicStore((state) => state.currencySymbol)
  const { hidden, toggle } = useHidden()
  const { balance, reading, problem, read } = useBalance()
  const { symbol, amount } = balanceText(balance, { symbol: publicSymbol, language, hidden })
  const [turning, setTurning] = useState(false)
  const written = amount && `${symbol}\u00A0${amount}`
  const spoken = useSpoken(hidden ? undefined : written)
  const press = (): void => {
    setTurning(true)
    read()
  }
  return (
    <div className={styles.balance} role="group" aria-label={t('balance')} data-long={(amount?.length ?? 0) >= LONG || undefined}>
      <button
        type="button"
        className={styles.amount}
        aria-label={written && t('readAgain', { balance: hidden ? t('hidden') : written })}
        title={problem ? say(problem) : undefined}
        aria-busy={reading || undefined}
        onClick={press}
      >
        {amount === undefined ? (
          <span className={styles.words}>{problem ? t('failed') : t('updating')}</span>
        ) : (
          <>
            <span className={styles.symbol}>{symbol}</span>{' '}
            {balance && !hidden ? (
              <RollingNumber value={BigInt(balance.sumBalance)} text={amount} />
            ) : (
              <span className={styles.asterisks}>{amount}</span>
            )}
          </>
        )}
        <RefreshCw
          className={styles.sign}
          aria-hidden="true"
          data-turning={turning || reading || undefined}
          data-problem={problem !== null || undefined}
          // However quick the answer was, the sign comes to rest where it started.
          onAnimationIteration={() => setTurning(false)}
          onAnimationEnd={() => setTurning(false)}
        />
      </button>
      <IconButton className={styles.eye} label={hidden ? t('show') : t('hide')} aria-pressed={hidden} onClick={toggle}>
        {hidden ? <EyeOff /> : <Eye />}
      </IconButton>
      <span className="sr-only" aria-live="polite">
        {spoken && t('now', { balance: spoken })}
      </span>
    </div>
  )
}

/** How long the amount must have stood still. */
const SETTLED_MS = 1500

/** What a screen reader is told: where the amount has come to, not every step there, and not the amount that a page begins with. */
function useSpoken(amount: string | undefined): string | undefined {
  const [settled, setSettled] = useState({ amount, changed: false })
  useEffect(() => {
    if (amount === undefined || amount === settled.amount) return
    const timer = setTimeout(() => setSettled({ amount, changed: settled.amount !== undefined }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [amount, settled.amount])
  return settled.changed && amount !== undefined ? settled.amount : undefined
}
