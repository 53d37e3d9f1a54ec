import type { AgreementKind, Terms } from '@tucano/contract/agents/agreements'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import styles from './agreements.module.css'
import { texts } from './texts.ts'
import { useWording } from './use-wording.ts'

interface TierTableProps {
  kind: AgreementKind
  terms: Terms
  title: string
  /** One below the title that stands above it. */
  level?: 'h5' | 'h6'
}

/** All tiers of some terms in sight, and what else they say. */
export function TierTable({ kind, terms, title, level: Heading = 'h6' }: TierTableProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { rate } = useWording()
  const money = (asked: string): string => (asked === '0' ? '–' : amount(asked))
  const isDividend = kind === 'dividend'
  return (
    <section className={styles.terms}>
      <Heading>{title}</Heading>
      <div className={styles.wide}>
        <table className={styles.tiers}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.tierName}>{t('tier')}</span>
              </th>
              <th scope="col">{t('turnover')} ≥</th>
              <th scope="col">{t('active')} ≥</th>
              {isDividend && <th scope="col">{t('netLoss')} ≥</th>}
              <th scope="col">{t('pays_')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.tiers.map((tier, n) => (
              <tr key={n}>
                <th scope="row">{n + 1}</th>
                <td>{money(tier.turnover)}</td>
                <td>{tier.active === 0 ? '–' : number(tier.active, language)}</td>
                {isDividend && <td>{money(tier.netLoss)}</td>}
                <td>{rate(terms.rateType, tier.rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isDividend && (
        <p className={styles.soft}>
          {t(terms.carry ? 'carry' : 'noCarry')} {terms.fence !== null && t('fence', { amount: amount(terms.fence) })}
        </p>
      )}
    </section>
  )
}
