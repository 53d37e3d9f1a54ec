import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { setSportsLimits, setSportsMember } from '@tucano/contract/sports/office-limits'
import { Eye } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useText } from '#platform/text'
import { Tabs } from '#ui/tabs'
import styles from '../office.module.css'
import { DelaysCard } from './delays-card.tsx'
import { InForceCard } from './in-force-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { texts } from './texts.ts'

const TABS = ['house', 'people'] as const
type Tab = (typeof TABS)[number]
const TAB = 'aba'
const PEOPLE = 'pessoas'

/** What the house takes on, and who may bet less than others. */
export function LimitsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const tab: Tab = search.get(TAB) === PEOPLE ? 'people' : 'house'
  const mayChange = mayCall(roles, setSportsLimits)
  return (
    <div className={styles.sheet}>
      <header>
        <h2>{t('limits')}</h2>
        <p className={styles.soft}>{t('limitsText')}</p>
        {!mayChange && (
          <p className={styles.readOnly}>
            <Eye aria-hidden="true" /> {t('readOnly')}
          </p>
        )}
      </header>
      <div>
        <Tabs<Tab>
          label={t('limits')}
          active={tab}
          onChange={(key) => setSearch(key === 'people' ? { [TAB]: PEOPLE } : {})}
          tabs={TABS.map((key) => ({ key, label: t(`tab_${key}`) }))}
        >
          <div className={styles.stack}>
            {tab === 'people' ? (
              <PeopleCard mayChange={mayCall(roles, setSportsMember)} />
            ) : (
              <>
                <LimitsCard mayChange={mayChange} />
                <div className={styles.halves}>
                  <InForceCard />
                  <DelaysCard mayChange={mayChange} />
                </div>
              </>
            )}
          </div>
        </Tabs>
      </div>
    </div>
  )
}
