import type { Mission } from '@tucano/contract/missions'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { MissionCard, type MissionPicture, type MissionWays } from './mission-card.tsx'
import styles from './mission-page.module.css'
import { useMissions } from './queries.ts'
import { texts } from './texts.ts'

/** What can be taken first, then what is under way, then what is done. */
const ORDER: readonly (readonly Mission['status'][])[] = [
  ['claim'],
  ['in process', 'signed', 'join'],
  ['applying', 'coming soon'],
  ['claimed', 'issued', 'rejected', 'closed'],
]
const placeOf = ({ status, after }: Mission): number => ORDER.findIndex((group) => group.includes(status)) + (after === null ? 0 : 0.5)

export function MissionList(ways: MissionWays & MissionPicture) {
  const t = useText(texts)
  const query = useMissions()
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('failed')} level="h4" small>
      {({ missions }) =>
        missions.length === 0 ? (
          <Card>
            <DrawnState drawing="search" title={t('title')} level="h4" small>
              {t('text')}
            </DrawnState>
          </Card>
        ) : (
          <>
            <p className={styles.soft}>{t('care')}</p>
            <ul className={styles.missions} data-missions={missions.length}>
              {missions
                .toSorted((a, b) => placeOf(a) - placeOf(b))
                .map((mission) => (
                  <MissionCard
                    key={mission.promotionId}
                    mission={mission}
                    first={missions.find(({ promotionId }) => promotionId === mission.after)?.title}
                    {...ways}
                  />
                ))}
            </ul>
          </>
        )
      }
    </Arrived>
  )
}

const skeleton = (
  <div className={styles.missions}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="196px" />
    ))}
  </div>
)
