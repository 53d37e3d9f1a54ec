import type { Movement, RecordPocket } from '@tucano/contract/account-record'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { HeadingIcon } from './heading-icon.tsx'
import styles from './movement-list.module.css'
import { texts } from './texts.ts'
import { usePocketAmounts } from './use-pocket-amounts.ts'
import { wordMovement } from './word-movement.ts'

interface MovementListProps {
  movements: readonly Movement[]
  pocket: RecordPocket
}

/** Movements in a table; on a phone each is a card. */
export function MovementList({ movements, pocket }: MovementListProps) {
  const t = useText(texts)
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col" className={styles.amount}>
            {t('amount')}
          </th>
          <th scope="col" className={styles.balance}>
            {t('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} pocket={pocket} />
        ))}
      </tbody>
    </table>
  )
}

function MovementRow({ movement, pocket }: { movement: Movement; pocket: RecordPocket }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { amount, signed } = usePocketAmounts(pocket)
  const { title, text } = wordMovement(movement, { t, amount, pocket })
  const [day, time] = moment(movement.at, timeZone).split(' ')
  return (
    <tr className={styles.row} data-movement={movement.id} data-heading={movement.heading}>
      <td className={styles.what}>
        <HeadingIcon heading={movement.heading} out={movement.amount.startsWith('-')} />
        <div className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.text}>{text}</span>}
        </div>
      </td>
      <td className={styles.when}>
        <span>{time}</span> <span className={styles.day}>{day}</span>
      </td>
      <td className={styles.amount} data-in={movement.amount.startsWith('-') ? undefined : ''}>
        {signed(BigInt(movement.amount))}
      </td>
      <td className={styles.balance} data-title={t('balance')}>
        {amount(movement.balance)}
      </td>
    </tr>
  )
}

export const MovementListSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div className={styles.waiting}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.waitingRow}>
        <Skeleton width="36px" height="36px" round />
        <div className={styles.words}>
          <Skeleton width="55%" height="16px" />
          <Skeleton width="35%" height="13px" />
        </div>
        <Skeleton width="84px" height="16px" />
      </div>
    ))}
  </div>
)
