import type { AlikePicture } from '@tucano/contract/documents'
import { Images } from 'lucide-react'
import { MemberLink } from '#parts/office/member-link'
import { useText } from '#platform/text'
import styles from '#office/detail.module.css'
import { texts } from './texts.ts'

/** Pictures that other members have sent too, a line for each of them. */
export function AlikeNote({ alike }: { alike: readonly AlikePicture[] }) {
  const t = useText(texts)
  const others = [...Map.groupBy(alike, ({ memberId, same }) => `${memberId} ${same}`)]
  return (
    <ul className={styles.notes} aria-label={t('alike')}>
      {others.map(([key, pictures]) => {
        const { memberId, account, same } = pictures[0]!
        const sides = [...Map.groupBy(pictures, ({ side }) => side)].map(([side, pairs]) => {
          const { otherSide } = pairs.find((pair) => pair.otherSide === side) ?? pairs[0]!
          const name = t(`side_${side}`)
          return otherSide === side ? name : t('alikePair', { side: name, other: t(`side_${otherSide}`).toLowerCase() })
        })
        return (
          <li key={key} className={styles.warning} data-tone="alarm">
            <Images aria-hidden="true" />
            <span>
              <strong>{t(same ? 'alikeSame' : 'alikeNearly')}</strong> <MemberLink memberId={memberId} account={account} />:{' '}
              {sides.join(', ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
