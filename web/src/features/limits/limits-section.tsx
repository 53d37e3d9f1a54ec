import { type LimitKind, type LimitPeriod, type LimitState, type Limits, limitKinds, limitPeriods } from '@tucano/contract/limits'
import { BanknoteArrowDown, Coins, Dices, Hourglass, type LucideIcon, TrendingDown } from 'lucide-react'
import { openDynamicModal } from '#platform/modals'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { useCapText } from './cap-text.ts'
import { inPeriod } from './in-period.ts'
import { LimitWindow } from './limit-window.tsx'
import styles from './limits-section.module.css'
import { leftOf, sharePercent } from './read-cap.ts'
import { Section } from './section.tsx'
import { texts } from './texts.ts'
import type { Heard } from './watch/server-clock.ts'
import { ChangeRequests } from './change-requests.tsx'

const icons: Record<LimitKind, LucideIcon> = {
  deposit: BanknoteArrowDown,
  loss: TrendingDown,
  stake: Coins,
  bets: Dices,
  time: Hourglass,
}

/** Every cap that there can be, how much of it is used, and what waits to be confirmed. */
export function LimitsSection({ limits, readOnly }: { limits: Heard<Limits>; readOnly: boolean }) {
  const t = useText(texts)
  const of = (kind: LimitKind, period: LimitPeriod): LimitState =>
    limits.limits.find((one) => one.kind === kind && one.period === period) ?? { kind, period, cap: null, used: '0', until: limits.now }
  return (
    <Section anchor="limites" title={t('limitsTitle')} text={t('limitsText')}>
      {limits.required && <p className={styles.required}>{t('required')}</p>}
      {limits.changeRequests.length > 0 && <ChangeRequests limits={limits} readOnly={readOnly} />}
      <ul>
        {limitKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <li key={kind} className={styles.kind} data-kind={kind}>
              <div className={styles.about}>
                <Icon aria-hidden="true" />
                <h3>{t(kind)}</h3>
                <p>{t(`${kind}Text`)}</p>
              </div>
              <ul className={styles.cells}>
                {limitPeriods.map((period) => (
                  <Cell
                    key={period}
                    state={of(kind, period)}
                    requested={limits.changeRequests.some((request) => request.kind === kind && request.period === period)}
                    readOnly={readOnly}
                  />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Cell({ state, requested, readOnly }: { state: LimitState; requested: boolean; readOnly: boolean }) {
  const t = useText(texts)
  const { kind, period, cap } = state
  const names = { kind: t(kind), period: t(inPeriod[period]) }
  const open = (): void => openDynamicModal(({ close }) => <LimitWindow state={state} close={close} />)
  return (
    <li className={styles.cell} data-period={period}>
      <p className={styles.period}>
        {t(period)} {requested && <Badge tone="sky">{t('requested')}</Badge>}
      </p>
      <Use state={state} />
      {!readOnly && (
        <Button size="small" aria-label={t(cap === null ? 'setLabel' : 'changeLabel', names)} onClick={open}>
          {t(cap === null ? 'set' : 'change')}
        </Button>
      )}
    </li>
  )
}

/** What the period allows, and what of it is gone. */
function Use({ state: { kind, period, cap, used } }: { state: LimitState }) {
  const t = useText(texts)
  const write = useCapText()
  const isAhead = kind === 'loss' && BigInt(used) < 0n
  const spent = isAhead ? t('ahead', { amount: write(kind, -BigInt(used)) }) : t('used', { amount: write(kind, used) })
  if (cap === null)
    return (
      <div className={styles.use}>
        <p className={styles.none}>{t('noCap')}</p>
        <p className={styles.small}>{spent}</p>
      </div>
    )
  const share = sharePercent(used, cap)
  const left = share === 100 ? t('reached') : t('left', { amount: write(kind, leftOf(used, cap)) })
  const text = isAhead ? write(kind, cap) : t('usedOf', { used: write(kind, used), cap: write(kind, cap) })
  return (
    <div className={styles.use}>
      <p className={styles.figures}>{text}</p>
      <div
        className={styles.bar}
        role="meter"
        aria-label={`${t(kind)}, ${t(inPeriod[period])}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${text}. ${left}`}
        data-full={share === 100 || undefined}
      >
        <span style={{ width: `${share}%` }} />
      </div>
      <p className={styles.small}>
        {left}
        {isAhead && ` · ${spent}`}
      </p>
    </div>
  )
}
