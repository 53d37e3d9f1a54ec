import type { Classify } from '@tucano/contract/lobby'
import { pages } from '@tucano/contract/pages'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Clapperboard, Club, Dices, Gamepad2, History, type LucideIcon, Rocket, Sparkles, ThumbsUp, Trophy } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Link } from 'wouter'
import { type CategoryKey, categoryPaths } from '../../features/lobby/categories.ts'
import { GameRail } from '../../features/lobby/game-rail.tsx'
import type { Family } from '../../features/sports/sport-of.ts'
import { type RailOfGames, featuredGames, popularGames, recentGames, someGames } from '../../features/lobby/queries.ts'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { useSession, useTrial } from '#platform/session'
import { useFlag } from '#platform/site'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { registerHere } from '#platform/wanted'
import { Button } from '#ui/button'
import { useNear } from '../../ui/use-near.ts'
import styles from './home-sections.module.css'
import { useNavigation } from '../navigation.ts'
import { texts } from '../texts.ts'

const lower = () => import('./home-lower.tsx')
const HomePair = lazyPart('home-lower', () => lower().then((part) => part.HomePair))
const HomeFoot = lazyPart('home-lower', () => lower().then((part) => part.HomeFoot))
const HomeMatches = lazyPart('sports', () => import('../sports-pages.tsx').then((part) => part.HomeMatches))
const HomePromotions = lazyPart('promotions', () => import('../promotion-pages.tsx').then((part) => part.HomePromotions))

const IN_A_RAIL = 14
type RailText = 'slots' | 'tables' | 'originals' | 'liveCasino' | 'sports' | 'esports'
/** Categories and kinds with a rail of their own, while anything of them can be opened. */
const rails: readonly { key: Exclude<CategoryKey, 'COCKFIGHT'>; kind?: Classify; text: RailText; icon: LucideIcon; book?: Family }[] = [
  { key: 'RNG', kind: 'SC', text: 'slots', icon: Dices },
  { key: 'RNG', kind: 'TG', text: 'tables', icon: Club },
  { key: 'RNG', kind: 'AC', text: 'originals', icon: Rocket },
  { key: 'LIVE', text: 'liveCasino', icon: Clapperboard },
  { key: 'SPORTS', text: 'sports', icon: Trophy, book: 'sports' },
  { key: 'ESPORTS', text: 'esports', icon: Gamepad2, book: 'esports' },
]

/** What the start has below its first screen. */
export function HomeSections() {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const trial = useTrial()
  const open = new Set(useNavigation().flatMap(({ key, cards }) => (cards.some(({ state }) => state === 'open') ? [key] : [])))
  return (
    <div className={styles.sections}>
      {token && <ContinuePlaying />}
      {token && !trial && <PromotionPlace />}
      <NearRail rail="featured" title={t('featured')} icon={Sparkles} options={featuredGames} />
      <p className={styles.adults}>
        <span aria-hidden="true">18+</span> {t('warning')} <Link href={pages.limits.path}>{t('adultsTitle')}</Link>
      </p>
      {(!token || trial) && <Invitation />}
      <NearRail rail="recommended" title={t('recommended')} icon={ThumbsUp} options={popularGames} />
      <WhenNear name="pair">
        <HomePair />
      </WhenNear>
      {rails
        .filter(({ key }) => open.has(key))
        .map(({ key, kind, text, icon, book }) => {
          const href = kind ? `${categoryPaths[key]}?kind=${kind}` : categoryPaths[key]
          const head = { rail: kind ?? key, title: t(text), icon }
          const games = <NearRail key={text} {...head} options={someGames(key, IN_A_RAIL, kind)} href={href} />
          // Matches of our own book; where it has none, what vendors have.
          return book ? (
            <WhenNear key={text} name={key}>
              <HomeMatches {...head} family={book}>
                {games}
              </HomeMatches>
            </WhenNear>
          ) : (
            games
          )
        })}
      <WhenNear name="foot">
        <HomeFoot />
      </WhenNear>
    </div>
  )
}

/** Promotions that the member can take, once somebody comes near. It takes no room before it is known that there are any, and whoever has closed play is offered none. */
function PromotionPlace() {
  const [place, near] = useNear<HTMLDivElement>()
  const isClosed = useStanding((state) => state.closed !== null)
  return (
    <div ref={place} className={styles.promotions}>
      <Arriving fallback={null}>{near && !isClosed && <HomePromotions />}</Arriving>
    </div>
  )
}

/** What nobody has come near yet costs nothing: neither calls nor pictures. Its place is kept. */
function WhenNear({ name, children }: { name: string; children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>()
  return (
    <div ref={place} className={styles.near} data-near={name}>
      <Arriving fallback={null}>{near && children}</Arriving>
    </div>
  )
}

interface NearRailProps {
  rail: string
  title: string
  icon: LucideIcon
  options: UseQueryOptions<RailOfGames>
  href?: string
}

/** Games side by side, asked for when somebody comes near. */
function NearRail({ rail, title, icon: Icon, options, href }: NearRailProps) {
  const [place, near] = useNear<HTMLDivElement>()
  const { data: known, error } = useQuery({ ...options, enabled: near })
  // Many covers come at once: they are drawn in small steps.
  const data = useDeferredValue(known)
  if (data?.games.length === 0) return null
  return (
    <div ref={place} className={styles.rail}>
      <GameRail
        rail={rail}
        title={title}
        icon={<Icon aria-hidden="true" />}
        query={{ data: data?.games, error }}
        count={data?.totalCount}
        {...(href ? { href } : {})}
      />
    </div>
  )
}

/** Nothing, for whoever has opened nothing yet. */
function ContinuePlaying() {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const { data } = useQuery(recentGames(token))
  if (!data || data.length === 0) return null
  return <GameRail rail="recent" title={t('continuePlaying')} icon={<History aria-hidden="true" />} query={{ data, error: null }} />
}

function Invitation() {
  const t = useText(texts)
  const direct = useFlag('DIRECTREG3')
  const freePlay = useFlag('FREEPLAY3')
  const trial = useTrial()
  return (
    <section className={styles.invitation}>
      <div>
        <h2>{t(trial ? 'trialTitle' : 'joinTitle')}</h2>
        <p>{t(trial ? 'trialText' : 'joinText')}</p>
      </div>
      <div className={styles.ways}>
        {freePlay && !trial && (
          <Button size="large" onClick={() => openModal('loginPopupModal', { demonstration: true })}>
            {t('seeDemonstration')}
          </Button>
        )}
        {direct && (
          <Button look="primary" size="large" onClick={trial ? registerHere : () => openModal('registerModal')}>
            {t('register')}
          </Button>
        )}
      </div>
    </section>
  )
}
