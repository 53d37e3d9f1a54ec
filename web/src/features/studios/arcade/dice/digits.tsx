import { type Ref, useImperativeHandle, useRef } from 'react'
import { isCalm } from '#play/stage/calm.ts'
import styles from './digits.module.css'

const TEN = Array.from({ length: 10 }, (_, digit) => digit)
/** Each wheel has its ten digits so often, so that it can turn more than once. */
const TURNS = 3
/** Each wheel stops a little after the one before it. */
const LATER = 0.12

export interface DigitWheels {
  /** Turns from what is shown to another number. */
  roll: (text: string, lastsMs: number) => void
}

/** A number on wheels, one for each digit. What is no digit stands still. */
export function Digits({ text, ref }: { text: string; ref: Ref<DigitWheels> }) {
  const root = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => ({
    roll(next, lastsMs) {
      if (isCalm()) return
      const wheels = [...(root.current?.querySelectorAll<HTMLElement>('[data-wheel]') ?? [])]
      const digits = next.replaceAll(/\D/g, '')
      wheels.forEach((wheel, n) => {
        const [from, to] = [Number(wheel.dataset['wheel']), Number(digits[n]) + 10 * (TURNS - 1)]
        const duration = lastsMs * (1 - LATER * (wheels.length - 1 - n))
        wheel.animate([{ transform: placed(from) }, { transform: placed(to) }], {
          duration,
          easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)',
          fill: 'none',
        })
      })
    },
  }))
  return (
    <span ref={root} className={styles.digits} aria-hidden="true">
      {Array.from(text, (char, place) =>
        /\d/.test(char) ? (
          <span key={place} className={styles.window}>
            <span className={styles.wheel} data-wheel={char} style={{ transform: placed(Number(char)) }}>
              {Array.from({ length: TURNS }, () => TEN)
                .flat()
                .map((digit, at) => (
                  <span key={at} className={styles.digit}>
                    {digit}
                  </span>
                ))}
            </span>
          </span>
        ) : (
          <span key={place} className={styles.sign}>
            {char}
          </span>
        ),
      )}
    </span>
  )
}

const placed = (digit: number): string => `translateY(${(-100 * digit) / (10 * TURNS)}%)`
