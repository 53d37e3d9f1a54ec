import type { AlikePicture } from '@tucano/contract/documents'
import { Images } from 'lucide-react'
import { MemberLink } from '#parts/office/member-link'
import { useText } from '#platform/text'
import styles from '#office/detail.module.css'
import { texts } from './texts.ts'

/** Pictures that other members have sent too. */
export function AlikeNote({ alike }: { alike: readonly AlikePicture[] }) {
  const t = useText(texts)
  return (
    <ul className={styles.notes} aria-label={t('alike')}>
      {alike.map(({ side, otherSide, memberId, account, same }) => (
        <li key={`${side}-${memberId}-${otherSide}`} className={styles.warning} data-tone="alarm">
          <Images aria-hidden="true" />
          <span>
            <strong>{t(same ? 'alikeSame' : 'alikeNearly', { side: t(`side_${side}`) })}</strong> {t(`side_${otherSide}`)},{' '}
            <MemberLink memberId={memberId} account={account} />
          </span>
        </li>
      ))}
    </ul>
  )
}
