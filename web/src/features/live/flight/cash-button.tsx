import { useEffect, useEffectEvent, useRef } from 'react'
import { Loop } from '#play/stage/loop.ts'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import styles from './flight-panel.module.css'
import { texts } from './texts.ts'

interface CashButtonProps {
  stake: bigint
  multiplier: () => number
  isLeaving: boolean
  onLeave: () => void
}

/** Leaves the flight: with the amount that it would pay at what is shown. It is paid by the table's clock, which is no less when it is heard in time. */
export function CashButton({ stake, multiplier, isLeaving, onLeave }: CashButtonProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const number = useRef<HTMLElement>(null)
  // Written as it grows: many times a second is too much for anything but the text itself.
  const write = useEffectEvent(() => {
    const text = amount((stake * BigInt(multiplier())) / 100n)
    if (number.current && number.current.textContent !== text) number.current.textContent = text
  })
  useEffect(() => {
    const loop = new Loop(() => {
      write()
      return true
    })
    write()
    loop.wake()
    return () => loop.stop()
  }, [])
  return (
    <button type="button" className={styles.cash} aria-disabled={isLeaving || undefined} onClick={() => !isLeaving && onLeave()}>
      <span>{t(isLeaving ? 'leaving' : 'leave')}</span>
      <strong ref={number} />
    </button>
  )
}
