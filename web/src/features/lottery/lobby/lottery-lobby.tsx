import type { LotteryGame } from '@tucano/contract/lottery'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { DrawnState } from '#parts/drawn-state'
import { useLotteryFavourites } from '#parts/use-lottery-favourites'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Chip, Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { type PrizeMode, menuOrder, openedGames, popularLottery, useLotteryNews } from '../queries.ts'
import { LobbyHead } from './lobby-head.tsx'
import { ClosedGames } from './closed-games.tsx'
import { type Narrowed, groupsOf, narrow } from './games-shown.ts'
import { GameTile } from './game-tile.tsx'
import styles from './lottery-lobby.module.css'
import { texts } from './texts.ts'
import { useFreshDraws } from './use-fresh-draws.ts'
import { useLotteryLaunch } from './use-lottery-launch.ts'

const MODES = ['all', 'fav', 'recent', 'popular'] as const
type Mode = (typeof MODES)[number]

interface LotteryLobbyProps {
  prizeMode: PrizeMode
  /** The kinds of lottery that have something open. */
  open: readonly PrizeMode[]
}

/** Every lottery by what is drawn together: countdowns, last results, and the way in. */
export function LotteryLobby({ prizeMode, open }: LotteryLobbyProps) {
  const t = useText(texts)
  useLotteryNews()
  const query = useQuery(openedGames(prizeMode))
  useFreshDraws(query.data, () => void query.refetch())
  const launch = useLotteryLaunch()
  return (
    <div className={styles.lobby} data-games={prizeMode}>
      <LobbyHead games={query.data?.list ?? []} title={t(`title_${prizeMode}`)} prizeMode={prizeMode} open={open} onBet={launch} />
      <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')}>
        {({ list }) => <Games prizeMode={prizeMode} games={list} onBet={launch} />}
      </Arrived>
    </div>
  )
}

/** What stands there until the games come, in their shape. */
const Skeletons = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} height="198px" />
    ))}
  </div>
)

interface GamesProps {
  prizeMode: PrizeMode
  games: readonly LotteryGame[]
  onBet: (game: LotteryGame) => void
}

function Games({ prizeMode, games, onBet }: GamesProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const favourites = useLotteryFavourites()
  const [mode, setMode] = useState<Mode>('all')
  const [group, setGroup] = useState<string>()
  const [typed, setTyped] = useState('')
  const { data: listed = [] } = useQuery(menuOrder(prizeMode, mode === 'recent'))
  const { data: popular = [] } = useQuery(popularLottery(prizeMode))
  const choose = (chosen: Mode): void => {
    if ((chosen === 'fav' || chosen === 'recent') && !token) return openModal('loginPopupModal')
    setMode(chosen)
  }
  const order: Record<Mode, readonly string[] | undefined> = {
    all: undefined,
    fav: favourites,
    recent: listed,
    popular: popular.map(({ gameCode }) => gameCode),
  }
  const shown: Narrowed = { only: order[mode], group, typed }
  const groups = groupsOf(mode === 'all' ? narrow(games, shown) : [])
  const picked = mode === 'all' ? [] : narrow(games, shown)
  const clear = (): void => {
    setTyped('')
    setGroup(undefined)
    setMode('all')
  }
  return (
    <>
      <div className={styles.filters}>
        <SearchField value={typed} onChange={setTyped} />
        <Segmented label={t('modes')} choices={MODES.map((key) => ({ key, label: t(`mode_${key}`) }))} value={mode} onChange={choose} />
      </div>
      <div className={styles.groups} role="group" aria-label={t('groups')}>
        <Chip pressed={group === undefined} onPress={() => setGroup(undefined)}>
          {t('allGroups')}
        </Chip>
        {groupsOf(games).map(({ code, name }) => (
          <Chip key={code} pressed={group === code} onPress={() => setGroup(group === code ? undefined : code)}>
            {name}
          </Chip>
        ))}
      </div>
      {groups.length === 0 && picked.length === 0 && (
        <DrawnState
          drawing={mode === 'fav' ? 'empty' : 'search'}
          title={t(mode === 'fav' ? 'noFavourites' : 'nothingFound')}
          actions={<Button onClick={clear}>{t('clear')}</Button>}
        >
          {t(mode === 'fav' ? 'noFavouritesText' : 'nothingFoundText')}
        </DrawnState>
      )}
      {picked.length > 0 && <Tiles games={picked} onBet={onBet} />}
      {groups.map(({ code, name, games: together }) => (
        <section key={code} className={styles.group} aria-labelledby={`lottery-${code}`} data-group={code}>
          <h2 id={`lottery-${code}`}>
            {name} <small>{t(together.length === 1 ? 'oneGame' : 'someGames', { count: together.length })}</small>
          </h2>
          <Tiles games={together} onBet={onBet} />
        </section>
      ))}
    </>
  )
}

function Tiles({ games, onBet }: Pick<GamesProps, 'games' | 'onBet'>) {
  const open = games.filter(({ state }) => state === 'open')
  return (
    <>
      {open.length > 0 && (
        <ul className={styles.grid}>
          {open.map((game) => (
            <li key={game.gameCode}>
              <GameTile game={game} onBet={onBet} />
            </li>
          ))}
        </ul>
      )}
      <ClosedGames games={games.filter(({ state }) => state === 'closed')} />
    </>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText(texts)
  return (
    <div className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        value={value}
        maxLength={60}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton label={t('clearSearch')} onClick={() => onChange('')}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
