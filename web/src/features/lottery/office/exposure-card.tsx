import type { OfficeDrawDetail } from '@tucano/contract/lottery/office'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import { texts } from './texts.ts'

/** How much of a cap is used, in hundredths. */
const usedOf = (amount: string, cap: string): number => Number((BigInt(amount) * 100n) / (BigInt(cap) || 1n))
const NEAR = 70
const FULL = 100

function Bar({ used }: { used: number }) {
  return (
    <span className={styles.bar} data-near={used >= NEAR || undefined} data-full={used >= FULL || undefined} aria-hidden="true">
      <i style={{ width: `${Math.min(FULL, used)}%` }} />
    </span>
  )
}

/** What a draw can cost the house, selection by selection, against what it may. */
export function ExposureCard({ found: { exposures, exposed, caps } }: { found: OfficeDrawDetail }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const isNothing = exposures.length === 0 && exposed === '0'
  return (
    <SectionCard title={t('exposure')} text={isNothing ? t('exposureNone') : t('exposureText', { cap: amount(caps.selection) })}>
      {!isNothing && (
        <div className={styles.inside}>
          {exposed !== '0' && (
            <div className={styles.risk}>
              <span>{t('exposureBig', { amount: amount(exposed), cap: amount(caps.draw) })}</span>
              <Bar used={usedOf(exposed, caps.draw)} />
            </div>
          )}
          <ul className={styles.list} aria-label={t('exposure')}>
            {exposures.map(({ of, key, amount: risk }) => (
              <li key={`${of} ${key}`} className={styles.item}>
                <span className={styles.line}>
                  <span>
                    <strong>{key}</strong> <span className={styles.soft}>{of}</span>
                  </span>
                  <span>{amount(risk)}</span>
                </span>
                <Bar used={usedOf(risk, caps.selection)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionCard>
  )
}
