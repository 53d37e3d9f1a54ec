import { pages } from '@tucano/contract/pages'
import { getPointBalance } from '@tucano/contract/points'
import { useQuery } from '@tanstack/react-query'
import { Store, Target, Trophy, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Count } from '#ui/card'
import styles from './places.module.css'
import { type Texts, texts } from './texts.ts'
import type { Ways } from './ways.ts'

/** Where a member finds the rest of what promotions bring: what waits, missions, what points become, friends. */
export function Places({ ways }: { ways: Ways }) {
  const t = useText(texts)
  const { unreadRewards, unreadMissions } = usePublicStore()
  const hasPoints = useFlag('PTSYS3')
  return (
    <nav className={styles.places} aria-label={t('placesLabel')}>
      <Place icon={<Trophy />} name={t('place_rewards')} text={waiting(t, unreadRewards)} count={unreadRewards} onPress={ways.onRewards} />
      <Place
        icon={<Target />}
        name={t('place_missions')}
        text={waiting(t, unreadMissions)}
        count={unreadMissions}
        onPress={ways.onBoards}
      />
      {hasPoints && (
        <Link href={pages.pointMall.path} className={styles.place}>
          <Inside icon={<Store />} name={t('place_mall')} text={<OwnPoints />} count={0} />
        </Link>
      )}
      <Place icon={<UserRoundPlus />} name={t('place_friends')} text={t('place_friendsText')} count={0} onPress={ways.onInvite} />
    </nav>
  )
}

const waiting = (t: Text<Texts>, count: number): string => {
  if (count === 0) return t('place_nothing')
  return count === 1 ? t('place_waitsOne') : t('place_waits', { count })
}

function OwnPoints() {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const language = useLanguage((state) => state.language)
  const { data } = useQuery({ queryKey: ['points', token, 'balance'], queryFn: () => call(getPointBalance, {}) })
  return data ? t('place_points', { points: number(BigInt(data.balance), language) }) : '\u00A0'
}

interface InsideProps {
  icon: ReactNode
  name: string
  text: ReactNode
  count: number
}

const Place = ({ onPress, ...inside }: InsideProps & { onPress: () => void }) => (
  <button type="button" className={styles.place} onClick={onPress}>
    <Inside {...inside} />
  </button>
)

const Inside = ({ icon, name, text, count }: InsideProps) => (
  <>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span className={styles.words}>
      <strong>{name}</strong>
      <span>{text}</span>
    </span>
    <span aria-hidden="true">
      <Count value={count} label="" />
    </span>
  </>
)
