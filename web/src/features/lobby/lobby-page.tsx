import { type Classify, type GameType, classifies, gameTypes } from '@tucano/contract/lobby'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMenuCategories } from './menu-categories.ts'
import { type ComponentType, useDeferredValue, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { useErrorText } from '#platform/error-text'
import { useSession } from '#platform/session'
import { visit } from '#platform/storage'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { CoverGrid } from '#ui/cover-grid'
import { InfiniteScroll } from '#ui/infinite-scroll'
import { usePhone } from '../../ui/use-media.ts'
import { useWidth } from '../../ui/use-width.ts'
import { categoriesOf } from './categories.ts'
import { useCardTools } from './card-tools.ts'
import { ClosedLobby } from './closed-lobby.tsx'
import { CoverSkeletons, GameCard } from './game-card.tsx'
import { LobbyFilters } from './lobby-filters.tsx'
import styles from './lobby-page.module.css'
import { type Mode, type Narrowing, lobbyGames } from './queries.ts'
import { RoomList } from './room-list.tsx'
import { texts } from './texts.ts'
import { VendorMenu } from './vendor-menu.tsx'

const SKELETONS = 12

const isGameType = (text: string | undefined): text is GameType => (gameTypes as readonly string[]).includes(text ?? '')

interface ParametrisedLobbyPageProps {
  /** The lottery's own lobby. */
  Lottery: ComponentType<{ prizeMode: 'LOTT' | 'ELOTT' }>
}

/** `/lobby/…`: the lobby of the type that the address names, in whatever case. */
export function ParametrisedLobbyPage({ Lottery }: ParametrisedLobbyPageProps) {
  const t = useText(texts)
  const [pathname] = useLocation()
  const asked = pathname.split('/')[2]?.toUpperCase()
  if (!isGameType(asked))
    return (
      <DrawnState drawing="lost" title={t('noSuchLobby')} level="h1" page>
        {t('noSuchLobbyText')}
      </DrawnState>
    )
  return asked === 'LOTT' || asked === 'ELOTT' ? <Lottery key={asked} prizeMode={asked} /> : <Lobby key={asked} gameType={asked} />
}

export const RngLobbyPage = () => <Lobby gameType="RNG" />
export const FishLobbyPage = () => <Lobby gameType="FISH" />
export const PvpLobbyPage = () => <Lobby gameType="PVP" />
export const LiveLobbyPage = () => <Lobby gameType="LIVE" />
export const SportsLobbyPage = () => <Lobby gameType="SPORTS" />
export const EsportsLobbyPage = () => <Lobby gameType="ESPORTS" />

const unfiltered = { gameName: '', minBet: 0 } as const

/**
 * A lobby begins with all games. Another mode or another vendor begins it anew: first page, nothing typed, nothing filtered. Spec §2. Vendor and
 * kind are in the address: they can change from outside, by a menu or by going back, which begins it anew as well.
 */
function useNarrowing(gameType: GameType) {
  const [search, setSearch] = useSearchParams()
  const vassalage = search.get('page') ?? undefined
  const gameClassify = classifies.find((classify) => classify === search.get('kind'))
  const [state, setState] = useState<Omit<Narrowing, 'gameType' | 'vassalage' | 'gameClassify'>>({
    mode: vassalage ? undefined : 'all',
    ...unfiltered,
  })
  const [shown, setShown] = useState({ vassalage, gameClassify })
  /** How often the lobby has begun anew: what was typed belongs to the time before. */
  const [beginning, setBeginning] = useState(0)
  const begin = (mode: Mode | undefined): void => {
    setState({ mode, ...unfiltered })
    setBeginning((before) => before + 1)
  }
  if (shown.vassalage !== vassalage || shown.gameClassify !== gameClassify) {
    setShown({ vassalage, gameClassify })
    begin(vassalage ? undefined : state.mode === 'hot' && gameClassify ? 'all' : (state.mode ?? 'all'))
  }
  const go = (place: { page?: string | undefined; kind?: Classify | undefined }): void => {
    setShown({ vassalage: place.page, gameClassify: place.kind })
    setSearch({ ...(place.page ? { page: place.page } : {}), ...(place.kind ? { kind: place.kind } : {}) })
  }
  return {
    narrowing: { gameType, vassalage, gameClassify, ...state } satisfies Narrowing,
    chooseMode: (mode: Mode): void => {
      begin(mode)
      if (gameClassify || (mode === 'all' && vassalage)) go({ page: mode === 'all' ? undefined : vassalage })
    },
    chooseVendor: (chosen: string | undefined): void => {
      if (gameType === 'RNG' && chosen) visit.write('gameVendor', chosen)
      begin(chosen ? undefined : 'all')
      go({ page: chosen })
    },
    chooseKind: (kind: Classify | undefined): void => go({ page: vassalage, kind }),
    filter: (change: Partial<Pick<Narrowing, 'gameName' | 'minBet'>>) => setState((before) => ({ ...before, ...change })),
    clear: (): void => {
      begin(state.mode)
      if (gameClassify) go({ page: vassalage })
    },
    beginning,
  }
}

function Lobby({ gameType }: { gameType: GameType }) {
  const t = useText(texts)
  const menu = useMenuCategories()
  const cards = categoriesOf(menu).find(({ key }) => key === gameType)?.cards ?? []
  const { narrowing, chooseMode, chooseVendor, chooseKind, filter, clear, beginning } = useNarrowing(gameType)
  // A phone has no room for three rows that stay.
  const phone = usePhone()
  if (cards.length === 0) return <ClosedLobby gameType={gameType} />
  const vendors = cards.length > 1 && <VendorMenu cards={cards} chosen={narrowing.vassalage} onChoose={chooseVendor} />
  return (
    <div className={styles.lobby} data-games={gameType} data-vendor={narrowing.vassalage} data-mode={narrowing.mode}>
      <h1 className={styles.title}>{t(`title_${gameType}`)}</h1>
      <div className={styles.bar} data-region="filters">
        <LobbyFilters narrowing={narrowing} beginning={beginning} onMode={chooseMode} onKind={chooseKind} onChange={filter} />
        {!phone && vendors}
      </div>
      {phone && vendors}
      <Games narrowing={narrowing} onClear={clear} />
      {gameType === 'PVP' && <RoomList vassalage={narrowing.vassalage} />}
    </div>
  )
}

interface GamesProps {
  narrowing: Narrowing
  onClear: () => void
}

/** The room is known before the games are. */
function Games(props: GamesProps) {
  const [room, width] = useWidth()
  return (
    <div ref={room} className={styles.games}>
      {width > 0 && <GamesIn {...props} width={width} />}
    </div>
  )
}

function GamesIn({ narrowing, onClear, width }: GamesProps & { width: number }) {
  const tools = useCardTools()
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const token = useSession((state) => state.token)
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...lobbyGames(narrowing, token),
    // While somebody types, what is there stays until what is meant has come.
    placeholderData: (before, query) =>
      sameList(query?.queryKey[2] as Narrowing | undefined, narrowing) ? keepPreviousData(before) : undefined,
  })
  // What has come is drawn in pieces: the page goes on answering meanwhile.
  const drawn = useDeferredValue(data)
  const games = data && drawn?.pages.flatMap((page) => page.games)
  if (!games) {
    if (!error)
      return (
        <div className={styles.grid} role="status" aria-label={w('loading')}>
          <CoverSkeletons count={SKELETONS} />
        </div>
      )
    return (
      <DrawnState drawing="offline" title={t('failed')} actions={<Button onClick={() => void refetch()}>{w('retry')}</Button>}>
        {say(error)}
      </DrawnState>
    )
  }
  if (games.length === 0) return <NoGames narrowing={narrowing} onClear={onClear} />
  const total = data?.pages[0]?.totalCount
  return (
    <>
      {total !== undefined && (
        <p className={styles.count} aria-live="polite">
          {t(total === 1 ? 'oneGame' : 'someGames', { count: total })}
        </p>
      )}
      <InfiniteScroll hasMore={hasNextPage && !error} busy={isFetching} onMore={() => void fetchNextPage()}>
        <div className={styles.covers}>
          <CoverGrid
            items={games}
            width={width}
            keyOf={({ nodeId }) => nodeId}
            render={(game) => <GameCard game={game} tools={tools} />}
            after={hasNextPage && !error && <CoverSkeletons count={6} />}
            stale={isPlaceholderData}
          />
        </div>
      </InfiniteScroll>
      {error && (
        <p className={styles.more} role="alert">
          {say(error)} <Button onClick={() => void fetchNextPage()}>{w('retry')}</Button>
        </p>
      )}
    </>
  )
}

/** Whether two narrowings are the same list but for what was typed or filtered. */
const sameList = (before: Narrowing | undefined, now: Narrowing): boolean =>
  before?.gameType === now.gameType && before.mode === now.mode && before.vassalage === now.vassalage

function NoGames({ narrowing: { mode, gameName, gameClassify, minBet }, onClear }: { narrowing: Narrowing; onClear: () => void }) {
  const t = useText(texts)
  const filtered = gameName !== '' || gameClassify !== undefined || minBet > 0
  if (filtered)
    return (
      <DrawnState drawing="search" title={t('nothingFound')} actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}>
        {t('nothingFoundText')}
      </DrawnState>
    )
  if (mode === 'fav')
    return (
      <DrawnState drawing="empty" title={t('noFavourites')}>
        {t('noFavouritesText')}
      </DrawnState>
    )
  if (mode === 'recent')
    return (
      <DrawnState drawing="empty" title={t('noRecent')}>
        {t('noRecentText')}
      </DrawnState>
    )
  return (
    <DrawnState drawing="nest" title={t('noGames')}>
      {t('noGamesText')}
    </DrawnState>
  )
}
