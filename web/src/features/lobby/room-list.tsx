import { listRooms } from '@tucano/contract/lobby'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { call } from '#platform/call'
import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import { Loaded } from '#parts/loaded'
import styles from './room-list.module.css'
import { cardTexts } from './card-texts.ts'
import { texts } from './texts.ts'

/** Rooms of the games between players, for members. */
export function RoomList({ vassalage }: { vassalage: string | undefined }) {
  const t = useText(texts)
  const cover = useText(cardTexts)
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const token = useSession((state) => state.token)
  const query = useQuery({
    queryKey: ['lobby', 'rooms', vassalage, token, language],
    queryFn: async () => (await call(listRooms, { vassalage, language })).list,
    enabled: token !== undefined,
  })
  if (!token) return null
  return (
    <section className={styles.rooms} aria-labelledby="rooms">
      <h2 id="rooms">{t('rooms')}</h2>
      <Loaded query={query} skeleton={<Skeleton height="120px" />} failedTitle={t('roomsFailed')} empty={{ title: t('noRooms') }} small>
        {(rooms) => (
          <ul className={styles.list}>
            {rooms.map(({ roomId, roomName, gameName, stake, seats, state }) => (
              <li key={roomId}>
                <Card className={styles.room} data-room={roomId}>
                  <span className={styles.name}>
                    {gameName} · {roomName}
                  </span>
                  <span className={styles.stake}>{t('seat', { amount: amount(BigInt(stake), symbol, language) })}</span>
                  <span className={styles.seats}>
                    <Users aria-hidden="true" /> {t('seats', { count: seats })}
                  </span>
                  {state === 'maintenance' && <Badge>{cover('closed')}</Badge>}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
