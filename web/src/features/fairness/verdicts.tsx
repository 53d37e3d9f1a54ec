import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { classNames } from '../../ui/class-names.ts'
import type { Verdict } from '../../verifier/check-round.ts'
import { texts } from './texts.ts'
import styles from './verdicts.module.css'

const icons = { right: CircleCheck, wrong: CircleX, unknown: CircleHelp }

/** What was compared, and what came of it. Rules of another version are no lie, so they alone are no wrong. */
export function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const isWrong = verdicts.some(({ what, is }) => is === 'wrong' && what !== 'rules')
  const whole = isWrong ? 'wrong' : verdicts.every(({ is }) => is === 'right') ? 'right' : 'unknown'
  const Whole = icons[whole]
  const title = { right: 'roundRight', wrong: 'roundWrong', unknown: 'roundUnknown' } as const
  const write = (what: Verdict['what'], value: string): string => (what === 'stake' || what === 'payout' ? amount(value) : value)
  return (
    <div className={styles.verdicts} role="status" data-verdict={whole}>
      <div className={styles.whole}>
        <Whole className={styles[whole]} aria-hidden="true" />
        <div>
          <h5>{t(title[whole])}</h5>
          <p>{t(`${title[whole]}Text`)}</p>
        </div>
      </div>
      <ul>
        {verdicts.map(({ what, is, expected, found }) => {
          const Icon = icons[is]
          return (
            <li key={what} data-compared={what} data-is={is}>
              <Icon className={classNames(styles.icon, styles[is])} role="img" aria-label={t(is)} />
              <span>
                {t(`compared_${what}`)}
                {expected !== undefined && <small>{t('expected', { value: write(what, expected) })}</small>}
                {found !== undefined && <small>{t('found', { value: write(what, found) })}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
