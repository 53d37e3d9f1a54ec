import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getRaffle } from '@tucano/contract/promotions'
import { useState } from 'react'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import shared from '../chance-page.module.css'
import styles from './raffle.module.css'
import { texts } from './texts.ts'

const SHOWN = 48

/** The member's own numbers; those that have won stand out. */
export function OwnNumbers({
  raffle: { own, ownCount, winners },
}: {
  raffle: Pick<ReplyOf<typeof getRaffle>, 'own' | 'ownCount' | 'winners'>
}) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? own : own.slice(0, SHOWN)
  const won = new Set(winners.map(({ ticket }) => ticket))
  return (
    <SectionCard title={t('ownNumbers')} level="h2">
      <div className={shared.inside}>
        {own.length === 0 ? (
          <p className={shared.soft}>{t('ownNone')}</p>
        ) : (
          <ul className={styles.numbers} data-numbers={ownCount}>
            {shown.map((one) => (
              <li key={one} data-won={won.has(one) || undefined}>
                {number(one, language)}
              </li>
            ))}
          </ul>
        )}
        {own.length > shown.length && (
          <div className={shared.actions}>
            <Button onClick={() => setWhole(true)}>{t('showAll', { count: number(own.length, language) })}</Button>
          </div>
        )}
        {isWhole && ownCount > own.length && <p className={shared.soft}>{t('more', { count: number(ownCount - own.length, language) })}</p>}
      </div>
    </SectionCard>
  )
}
