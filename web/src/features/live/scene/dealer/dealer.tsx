import { useId } from 'react'
import { classNames } from '#ui/class-names'
import { useText } from '#platform/text'
import { Arm } from './arm.tsx'
import styles from './dealer.module.css'
import { HairBehind } from './hair.tsx'
import { Head, Lids } from './head.tsx'
import { lookOf } from './looks.ts'
import { texts } from './texts.ts'
import { Torso } from './torso.tsx'

/** What a dealer does follows from what happens at the table. */
export type DealerMood = 'greets' | 'takesBets' | 'lastBets' | 'deals' | 'tells' | 'waits'

interface DealerProps {
  /** From one on: there are six looks, which come again. Odd ones are women, even ones men. */
  look: number
  name: string
  mood: DealerMood
  /** On which side of the table the winner is, for a dealer who tells it. */
  towards?: 'left' | 'right' | 'both'
  isCalm: boolean
}

/** Heads are drawn apart, and put on their necks. */
const PLACED = 'translate(200 120) scale(1.16) translate(-200 -108)'

/** A dealer behind the table, drawn, and said to be. Arms are above what lies in front of the dealer, the rest is below. */
export function Dealer({ look, name, mood, towards = 'both', isCalm }: DealerProps) {
  const t = useText(texts)
  const drawn = lookOf(look)
  const id = useId()
  return (
    <figure className={styles.dealer} data-mood={mood} data-towards={towards} data-calm={isCalm || undefined} data-is={drawn.is}>
      <div className={styles.body} aria-hidden="true">
        <div className={styles.head}>
          <svg className={styles.layer} viewBox="0 0 400 400">
            <g transform={PLACED}>
              <HairBehind look={drawn} id={id} />
            </g>
          </svg>
        </div>
        <svg className={styles.layer} viewBox="0 0 400 400">
          <Torso look={drawn} id={id} />
        </svg>
        <div className={styles.head}>
          <svg className={styles.layer} viewBox="0 0 400 400">
            <g transform={PLACED}>
              <Head look={drawn} id={id} />
            </g>
          </svg>
          <svg className={classNames(styles.layer, styles.lids)} viewBox="0 0 400 400">
            <g transform={PLACED}>
              <Lids look={drawn} />
            </g>
          </svg>
        </div>
      </div>
      <div className={styles.arms} aria-hidden="true">
        <Arm look={drawn} side="left" id={id} />
        <Arm look={drawn} side="right" id={id} />
      </div>
      <figcaption className={styles.said}>{t(`drawn_${drawn.is}`, { name })}</figcaption>
    </figure>
  )
}
