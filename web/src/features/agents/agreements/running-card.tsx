import type { AgreementKind, RunningPeriod } from '@tucano/contract/agents/agreements'
import { useAmounts } from '#platform/amounts'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import { ProgressBar } from '#ui/progress-bar'
import { useTypeName } from '../parts/use-type-name.ts'
import styles from './agreements.module.css'
import { texts } from './texts.ts'
import { useWording } from './use-wording.ts'

/** A period that has not ended: what it would come to now, and how far the next tier is. */
export function RunningCard({ kind, running }: { kind: AgreementKind; running: RunningPeriod }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const typeName = useTypeName()
  const { rate } = useWording()
  const language = useLanguage((state) => state.language)
  const { side, type, until, tier, projected, missing, rateType, isSuspended } = running
  return (
    <Card className={styles.running} data-running={running.agreementId}>
      <header className={styles.runningHead}>
        <span className={styles.names}>
          <strong>
            {running.other === '' ? t('runningGetsHouse') : t(side === 'payee' ? 'runningGets' : 'runningPays', { other: running.other })}
          </strong>
          <span className={styles.soft}>
            {typeName(type)} · {t('runningUntil', { until: moment(until, timeZone) })}
          </span>
        </span>
        {isSuspended ? (
          <Badge tone="alarm">{t('runningSuspended')}</Badge>
        ) : (
          <Badge tone={tier < 0 ? 'plain' : 'forest'}>{tier < 0 ? t('tierNone') : t('tierNow', { tier: tier + 1 })}</Badge>
        )}
      </header>
      <p className={styles.projected} data-side={side}>
        <span className={styles.soft}>{t('projected')}</span>
        <b>{amount(projected)}</b>
      </p>
      {isSuspended ? (
        <p className={styles.soft}>{t('runningSuspendedText')}</p>
      ) : missing ? (
        <div className={styles.conditions}>
          <span className={styles.soft}>{t('missing', { rate: rate(rateType, missing.rate) })}</span>
          <Condition name={t('turnover')} has={BigInt(running.turnover)} rest={BigInt(missing.turnover)} isMoney />
          <Condition name={t('active')} has={BigInt(running.active)} rest={BigInt(missing.active)} />
          {kind === 'dividend' && <Condition name={t('netLoss')} has={BigInt(running.netLoss)} rest={BigInt(missing.netLoss)} isMoney />}
        </div>
      ) : (
        <p className={styles.soft}>
          {t('topTier')} {t('soFar', { turnover: amount(running.turnover), active: number(running.active, language) })}
        </p>
      )}
    </Card>
  )
}

/** Its place while it is on its way: names, what it comes to, and how far the next tier is. */
export const RunningSkeleton = () => (
  <Card className={styles.running}>
    <Skeleton height="44px" />
    <Skeleton width="40%" height="52px" />
    <Skeleton height="120px" />
  </Card>
)

/** How much of what a tier asks for is there. */
function Condition({ name, has, rest, isMoney = false }: { name: string; has: bigint; rest: bigint; isMoney?: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const shown = has < 0n ? 0n : has
  const share = rest === 0n ? 100 : Number((shown * 100n) / (has + rest > 0n ? has + rest : 1n))
  const missing = isMoney ? t('missingAmount', { amount: amount(rest) }) : t('missingCount', { count: number(rest, language) })
  return (
    <div className={styles.condition} data-reached={rest === 0n || undefined}>
      <span>{name}</span>
      <span className={styles.soft}>{rest === 0n ? t('reached') : missing}</span>
      <ProgressBar value={share} label={name} tone={rest === 0n ? 'forest' : 'beak'} />
    </div>
  )
}
