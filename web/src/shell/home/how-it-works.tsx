import { Gamepad2, PartyPopper, UserRoundPlus } from 'lucide-react'
import { useText } from '#platform/text'
import { texts } from './lower-texts.ts'
import styles from './how-it-works.module.css'

const steps = [
  { key: 'stepRegister', text: 'stepRegisterText', icon: UserRoundPlus },
  { key: 'stepPlay', text: 'stepPlayText', icon: Gamepad2 },
  { key: 'stepWin', text: 'stepWinText', icon: PartyPopper },
] as const

/** Register, play, win. */
export function HowItWorks() {
  const t = useText(texts)
  return (
    <section aria-labelledby="how" data-section="how">
      <h2 id="how" className={styles.title}>
        {t('howItWorks')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ key, text, icon: Icon }, index) => (
          <li key={key} className={styles.step}>
            <span className={styles.sign}>
              <Icon aria-hidden="true" />
              <span className={styles.number}>{index + 1}</span>
            </span>
            <h3>{t(key)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
