import { LABEL_COLOUR, type MemberInfo } from '@tucano/contract/member'
import { useText } from '#platform/text'
import { inkOn } from './label-ink.ts'
import styles from './member-labels.module.css'
import { texts } from './texts.ts'

/** What the operator calls the member, each in its colour. */
export function MemberLabels({ labels }: { labels: MemberInfo['memberLabel'] }) {
  const t = useText(texts)
  if (labels.length === 0) return null
  return (
    <ul className={styles.labels} aria-label={t('labels')}>
      {labels.map(({ labelName, colour: given }) => {
        const colour = given || LABEL_COLOUR
        return (
          <li key={labelName} className={styles.label} style={{ backgroundColor: colour, color: inkOn(colour) }} title={labelName}>
            {labelName}
          </li>
        )
      })}
    </ul>
  )
}
