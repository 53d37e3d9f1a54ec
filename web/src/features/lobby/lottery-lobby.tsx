import { type Game, listPopularGames } from '@tucano/contract/lobby'
import { getLotteryMenu, listRecentLotteryGames } from '@tucano/contract/lottery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { DrawnState } from '#parts/drawn-state'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Segmented } from '#ui/tabs'
import { useCardTools } from './card-tools.ts'
import { categoriesOf } from './categories.ts'
import { ClosedLobby } from './closed-lobby.tsx'
import { CoverSkeletons, GameCard } from './game-card.tsx'
import { useMenuCategories } from './menu-categories.ts'
import { useLotteryFavourites } from './lottery-favourites.ts'
import styles from './lobby-page.module.css'
import { usePrizeMode } from './queries.ts'
import { texts } from './texts.ts'

type LotteryMode = 'all' | 'fav' | 'recent'

/** The lottery's games by what is drawn together. */
export function LotteryLobby({ prizeMode }: { prizeMode: 'LOTT' | 'ELOTT' }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const token = useSession((state) => state.token)
  const menu = useMenuCategories()
  const [mode, setMode] = useState<LotteryMode>('all')
  const favourites = useLotteryFavourites()
  const query = useQuery({
    queryKey: ['lobby', 'lottery', prizeMode, mode === 'recent', language],
    queryFn: () => call(mode === 'recent' ? listRecentLotteryGames : getLotteryMenu, { prizeMode, device: 'WEB', language }),
  })
  const choose = (chosen: LotteryMode): void => {
    if (chosen !== 'all' && !token) return openModal('loginPopupModal')
    setMode(chosen)
  }
  if (!categoriesOf(menu).some(({ key }) => key === prizeMode)) return <ClosedLobby gameType={prizeMode} />
  const modes = (['all', 'fav', 'recent'] as const).map((key) => ({ key, label: t(`mode_${key}`) }))
  const skeleton = (
    <div className={styles.grid}>
      <CoverSkeletons count={6} />
    </div>
  )
  return (
    <div className={styles.lobby} data-games={prizeMode} data-mode={mode}>
      <h1 className={styles.title}>{t(`title_${prizeMode}`)}</h1>
      <div>
        <Segmented label={t('modes')} choices={modes} value={mode} onChange={choose} />
      </div>
      <Arrived query={query} skeleton={skeleton} failedTitle={t('failed')}>
        {(menu) => {
          const groups = Object.values(menu)
            .map(({ gameGroupCode, gameGroupName, gameMenus }) => {
              const games = mode === 'fav' ? gameMenus.filter(({ gameCode }) => favourites.includes(gameCode)) : gameMenus
              return { gameGroupCode, gameGroupName, games }
            })
            .filter(({ games }) => games.length > 0)
          if (groups.length === 0)
            return (
              <DrawnState drawing="empty" title={t('noFavourites')}>
                {t('noFavouritesText')}
              </DrawnState>
            )
          return groups.map(({ gameGroupCode, gameGroupName, games }) => <Group key={gameGroupCode} title={gameGroupName} games={games} />)
        }}
      </Arrived>
      {mode === 'all' && <MostPlayed />}
    </div>
  )
}

function Group({ title, games }: { title: string; games: readonly Game[] }) {
  const tools = useCardTools()
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} tools={tools} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What members play most, of the prizes that this brand's lottery pays by. */
function MostPlayed() {
  const t = useText(texts)
  const { language } = useLanguage()
  const prizeMode = usePrizeMode()
  const { data = [] } = useQuery({
    queryKey: ['lobby', 'popular', prizeMode, language],
    queryFn: async () => (await call(listPopularGames, { count: 20, prizeMode, device: 'WEB', language })).list,
  })
  return data.length > 0 ? <Group title={t('mostPlayed')} games={data} /> : null
}
