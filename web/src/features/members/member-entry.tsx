import type { MemberLine } from '@tucano/contract/members'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from '#office/office.module.css'
import { texts } from './texts.ts'

/** A member in the list of those who were found. */
export function MemberEntry({ line: { account, nickname, name, status, type, rank, documents } }: { line: MemberLine }) {
  const t = useText(texts)
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
        {status !== 'active' && <Badge tone="alarm">{t(`status_${status}`)}</Badge>}
      </span>
      <span className={styles.minor}>
        {[nickname, name].filter(Boolean).join(' · ')} · {rank}
      </span>
      <span className={styles.badges}>
        {isKind(type) && type !== 0 && <Badge tone="sky">{t(`kind_${type}`)}</Badge>}
        <DocumentsBadge state={documents} />
      </span>
    </>
  )
}

const isKind = (type: number): type is 0 | 1 | 2 | 4 | 41 | 42 => [0, 1, 2, 4, 41, 42].includes(type)
