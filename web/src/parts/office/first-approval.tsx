import type { FirstApproval } from '@tucano/contract/operators'
import { Users } from 'lucide-react'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import styles from './detail.module.css'
import { texts } from './texts.ts'

/** Two have to approve: who did so already, or that this is the first. */
export function FirstApprovalNote({ first, amount, why }: { first: FirstApproval | null; amount?: string | undefined; why?: string }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const told = first && { account: first.account, at: exactMoment(first.at, timeZone) }
  return (
    <p className={styles.warning} role="note">
      <Users aria-hidden="true" />
      <span>
        {told ? t(first.own ? 'twoOwn' : 'twoSecond', told) : t('twoFirst')}
        {why !== undefined && !first && ` ${why}`}
        {amount !== undefined && ` ${t('twoAmount', { amount })}`}
      </span>
    </p>
  )
}
