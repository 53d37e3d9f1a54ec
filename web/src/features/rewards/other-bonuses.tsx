import type { Grant } from '@tucano/contract/rewards'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './bonus-page.module.css'
import { texts } from './texts.ts'

interface OtherBonusesProps {
  title: string
  text?: string
  bonuses: readonly Grant[]
}

/** Bonuses that wait their turn, or are over: what each was worth and what became of it. */
export function OtherBonuses({ title, text, bonuses }: OtherBonusesProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  if (bonuses.length === 0) return null
  return (
    <SectionCard title={title} {...(text !== undefined && { text })}>
      <ul className={styles.list}>
        {bonuses.map(({ grantId, title: name, state, amount: given, converted, grantedAt, endedAt }) => (
          <li key={grantId} className={styles.row} data-grant={state}>
            <span>
              <strong>{name}</strong>
              <span className={styles.label}>
                {amount(given)} · {moment(endedAt ?? grantedAt, timeZone)}
              </span>
            </span>
            <Badge tone={state === 'converted' ? 'forest' : 'plain'}>
              {state === 'converted' ? t('becameCash', { amount: amount(converted) }) : t(`state_${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
