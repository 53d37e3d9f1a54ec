import { useState } from 'react'
import { usePromotionNews } from '#parts/use-promotion-news'
import { useText } from '#platform/text'
import { Tabs } from '#ui/tabs'
import { Leaderboard } from './leaderboard.tsx'
import type { MissionPicture, MissionWays } from './mission-card.tsx'
import { MissionList } from './mission-list.tsx'
import styles from './mission-page.module.css'
import { texts } from './texts.ts'

const tabs = ['missions', 'board'] as const
type Tab = (typeof tabs)[number]

/** Missions of the member, and boards on which members stand by what they play. */
export function MissionPage(ways: MissionWays & MissionPicture) {
  const t = useText(texts)
  const [active, setActive] = useState<Tab>('missions')
  usePromotionNews()
  return (
    <div className={styles.page}>
      <Tabs label={t('tabs')} tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))} active={active} onChange={setActive}>
        <div className={styles.panel}>{active === 'missions' ? <MissionList {...ways} /> : <Leaderboard />}</div>
      </Tabs>
    </div>
  )
}
