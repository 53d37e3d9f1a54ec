import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { closeSports } from '@tucano/contract/sports/office'
import { listSportsSuspicions } from '@tucano/contract/sports/office-suspicions'
import entry from '#office/office.module.css'
import { Workplace } from '#office/workplace.tsx'
import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { ClosingsList } from '../closings/closings-list.tsx'
import { texts as closingTexts } from '../closings/texts.ts'
import styles from '../office.module.css'
import { useClosings } from '../queries.ts'
import { SuspicionsList } from '../suspicions/suspicions-list.tsx'
import { EventDetail } from './event-detail.tsx'
import { OverList } from './over-list.tsx'
import { RiskList } from './risk-list.tsx'
import { RiskOverview } from './risk-overview.tsx'
import { texts } from './texts.ts'
import { TAB_KEYS, type Tab, useRiskPlace } from './use-risk-place.ts'

/** The risk desk: matches by what they can cost, those that are over, what is suspended; one match beside the list. */
export function RiskSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const place = useRiskPlace()
  const mayChange = mayCall(roles, closeSports)
  const maySuspect = mayCall(roles, listSportsSuspicions)
  const { tab, event } = place
  return (
    <Workplace
      title={t('risk')}
      text={t('riskText')}
      mayChange={mayChange}
      chosen={event !== undefined}
      onBack={() => place.choose(undefined)}
      labels={{ back: t('back'), choose: t('choose') }}
      overview={<RiskOverview mayChange={mayChange} place={place} />}
      queue={
        <div className={entry.tabbed}>
          <Tabs<Tab>
            label={t('risk')}
            active={tab}
            onChange={place.turnTo}
            tabs={TAB_KEYS.filter((key) => key !== 'suspicions' || maySuspect).map((key) => ({
              key,
              label: (
                <span className={entry.tab}>
                  {t(`tab_${key}`)} {key === 'closings' && <ClosingsCount />}
                </span>
              ),
            }))}
          >
            {tab === 'open' && <RiskList place={place} />}
            {tab === 'over' && <OverList place={place} />}
            {tab === 'closings' && <Closings mayChange={mayChange} />}
            {tab === 'suspicions' && maySuspect && (
              <div className={styles.beside}>
                <SuspicionsList />
              </div>
            )}
          </Tabs>
        </div>
      }
      detail={event === undefined ? null : <EventDetail key={event} event={event} mayChange={mayChange} maySuspect={maySuspect} />}
    />
  )
}

function ClosingsCount() {
  const t = useText(closingTexts)
  const count = useClosings().data?.list.length ?? 0
  return <Count value={count} label={`${t('closings')}: ${count}`} />
}

function Closings({ mayChange }: { mayChange: boolean }) {
  const t = useText(closingTexts)
  const list = useClosings().data?.list ?? []
  return (
    <div className={styles.beside}>
      {list.length === 0 ? <p className={styles.soft}>{t('closingsNone')}</p> : <ClosingsList closings={list} mayChange={mayChange} />}
    </div>
  )
}
