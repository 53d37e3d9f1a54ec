import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { DirectOpening } from './direct-opening.tsx'
import { LinksView } from './links-view.tsx'
import { useOpening } from './queries.ts'
import styles from './register.module.css'
import { texts } from './texts.ts'

type View = 'links' | 'direct'

/** How an agent brings people in: by links, or by opening their accounts. */
export function RegisterPage() {
  const t = useText(texts)
  const [view, setView] = useState<View>('links')
  const query = useOpening()
  const tabs = (['links', 'direct'] as const).map((key) => ({ key, label: t(key) }))
  return (
    <div className={styles.page}>
      <Tabs label={t('views')} tabs={tabs} active={view} onChange={setView}>
        <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')} level="h4">
          {(opening) => (view === 'links' ? <LinksView opening={opening} /> : <DirectOpening opening={opening} />)}
        </Arrived>
      </Tabs>
    </div>
  )
}
