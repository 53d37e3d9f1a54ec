import type { Adjustment } from '@tucano/contract/members'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from '../members.module.css'
import { texts } from '../texts.ts'
import { tones } from './tones.ts'

/** One adjustment in a member's list. */
export function AdjustmentLine({ adjustment }: { adjustment: Adjustment }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { timeZone } = useBrand()
  const { amount, pocket, state, reason, proposedBy, proposedAt, decidedBy, answer } = adjustment
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span>
          <span className={styles.amount}>{signed(BigInt(amount))}</span> · {t(`pocket_${pocket}`)}
        </span>
        <Badge tone={tones[state]}>{t(`adjustment_${state}`)}</Badge>
      </span>
      <span>{reason}</span>
      <span className={styles.soft}>
        {t('proposedBy', { by: proposedBy, at: moment(proposedAt, timeZone) })}
        {decidedBy !== null && ` · ${t('decidedBy', { by: decidedBy })}`}
        {answer !== null && ` · ${answer}`}
      </span>
    </li>
  )
}
