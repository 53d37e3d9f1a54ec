import type { CSSProperties } from 'react'
import styles from './odometer.module.css'

interface OdometerProps {
  /** The number as it is written. */
  text: string
  /** Pixels that a digit is tall. */
  height: number
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

/** A number on wheels: each digit turns to its new place. It is drawn; whoever shows it also says it. */
export function Odometer({ text, height }: OdometerProps) {
  const places = Array.from(text, (char, index) => ({ char, place: text.length - index }))
  return (
    <span className={styles.odometer} style={{ '--digit-height': `${height}px` } as CSSProperties} aria-hidden="true">
      {places.map(({ char, place }) =>
        /\d/.test(char) ? (
          <span key={place} className={styles.window}>
            <span className={styles.wheel} style={{ '--digit': char } as CSSProperties}>
              {DIGITS.map((digit) => (
                <span key={digit} className={styles.digit} data-digit="">
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
