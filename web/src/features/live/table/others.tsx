import type { LiveView } from '@tucano/contract/live'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import type { ShownKind } from '../words/kinds.ts'
import { useSpotName } from '../words/use-spot-name.ts'
import styles from './others.module.css'
import { texts } from './texts.ts'

/** Others at the table: how many, their newest chips, and who has won. Names are masked. */
export function Others({ kind, view }: { kind: ShownKind; view: LiveView }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const nameOf = useSpotName(kind)
  const { members, seen, winners, phase } = view
  const isOver = phase === 'result' && winners.length > 0
  const lines = isOver
    ? winners.map(({ who, won }) => ({ who, text: who, sum: won }))
    : seen.map(({ who, spot, stake }) => ({ who, text: t('whoLaid', { who, spot: nameOf(spot) }), sum: stake }))
  return (
    <div className={styles.others} data-part="others" data-kind={kind} data-over={isOver || undefined}>
      <p className={styles.count}>{members === 0 ? t('nobody') : members === 1 ? t('oneMember') : t('members', { count: members })}</p>
      <ul aria-label={t(isOver ? 'winners' : 'newest')}>
        {lines.slice(0, 4).map(({ text, sum }, place) => (
          <li key={`${place} ${text} ${sum}`}>
            <span>{text}</span> <b>{amount(sum)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
