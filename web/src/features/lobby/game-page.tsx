import { type Game, type GameType, gameTypes, launchGame } from '@tucano/contract/lobby'
import { pageAt } from '@tucano/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Maximize2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { CallError, call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { visit } from '#platform/storage'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { words } from '#platform/words'
import { Button, IconButton } from '#ui/button'
import { Spinner } from '#ui/spinner'
import { usePhone } from '../../ui/use-media.ts'
import styles from './game-page.module.css'
import { texts } from './texts.ts'

/** Games of our own are launched to this address: they are played in the page itself. */
const OWN = '/studio'

interface GamePageProps {
  balance: ReactNode
  /** What the bar offers to somebody who is trying things out. */
  offer: ReactNode
  /** How long the member has been here and how it went: in the bar or, on a phone, below it. */
  panel: ReactNode
  row: ReactNode
  /** What the bar has besides the game's name, once it is open. */
  tools?: (game: Game, isOwn: boolean) => ReactNode
  /** Shows a game of our own. It has a balance of its own, which does not tell a result before it is shown. */
  own: (game: { gameCode: string; vassalage: string }) => ReactNode
}

/** A game in the whole window, under a slim bar: back, its name, the balance, full screen. */
export function GamePage({ balance, offer, panel, row, tools, own }: GamePageProps) {
  const t = useText(texts)
  const phone = usePhone()
  const frame = useRef<HTMLDivElement>(null)
  const { name, url, game, back } = useGame()
  const fill = (): void => void frame.current?.requestFullscreen().catch(() => undefined)
  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <IconButton label={t('leaveGame')} onClick={back}>
          <ArrowLeft />
        </IconButton>
        <h1 className={styles.name}>{name}</h1>
        {!phone && panel}
        {url !== undefined && !url.startsWith(OWN) && balance}
        {url !== undefined && game && tools?.(game, url.startsWith(OWN))}
        {offer}
        {document.fullscreenEnabled && (
          <IconButton label={t('fullScreen')} onClick={fill}>
            <Maximize2 />
          </IconButton>
        )}
      </div>
      {phone && <div className={styles.row}>{row}</div>}
      <div className={styles.stage} ref={frame}>
        <Frame own={own} />
      </div>
    </main>
  )
}

/** A game among the site's pages: the header stays. */
export function SeamlessPage() {
  const { name } = useGame()
  return (
    <div className={styles.seamless}>
      <h1 className="sr-only">{name}</h1>
      <Frame />
    </div>
  )
}

/** What the address asks for. */
function useAsked(): { vassalage: string; gameType: GameType; gameCode: string } | undefined {
  const [search] = useSearchParams()
  const [vendor, code, type] = [search.get('vendor'), search.get('code'), search.get('type') ?? 'RNG']
  if (!vendor || !code || !(gameTypes as readonly string[]).includes(type)) return undefined
  return { vassalage: vendor, gameType: type as GameType, gameCode: code }
}

function useLaunched() {
  const asked = useAsked()
  const token = useSession((state) => state.token)
  const { forcedLanguage } = useBrand()
  return useQuery({
    queryKey: ['lobby', 'launch', asked, token],
    queryFn: async () => {
      const { content } = await call(launchGame, { ...asked!, language: forcedLanguage, platform: 'html5-desktop', backUrl: '/' })
      visit.write('iframeUrl', content.game_url)
      return content
    },
    enabled: asked !== undefined && token !== undefined,
    // An address is good for one stay: coming back launches anew.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

/** Whether going back stays on this site. Browsers that cannot tell know at least whether there is a way back. */
function cameFromHere(): boolean {
  const { navigation } = window as Window & { navigation?: { canGoBack: boolean } }
  return navigation ? navigation.canGoBack : history.length > 1
}

function useGame(): { name: string; url: string | undefined; game: Game | undefined; back: () => void } {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const { data } = useLaunched()
  const back = (): void => (cameFromHere() ? history.back() : navigate('/'))
  return { name: data?.game.gameName ?? t('game'), url: data?.game_url, game: data?.game, back }
}

function Frame({ own }: Partial<Pick<GamePageProps, 'own'>>) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const [, navigate] = useLocation()
  const asked = useAsked()
  const token = useSession((state) => state.token)
  const { data, error, refetch } = useLaunched()
  const enter = (): void => enterFor(location.pathname + location.search)
  const greet = useEffectEvent(() => {
    // Only for whoever comes without a session: one that ends here is told of by itself.
    if (!token) enter()
  })
  useEffect(() => greet(), [])
  const home = <Button onClick={() => navigate('/rng')}>{t('otherGames')}</Button>
  if (!asked)
    return (
      <DrawnState drawing="lost" title={t('noSuchGame')} level="h2" page actions={home}>
        {t('noSuchGameText')}
      </DrawnState>
    )
  if (!token)
    return (
      <DrawnState drawing="lock" title={t('signInToPlay')} page actions={<Button onClick={enter}>{t('signIn')}</Button>}>
        {t('signInToPlayText')}
      </DrawnState>
    )
  if (error) {
    const code = error instanceof CallError ? error.code : undefined
    if (code === 'game.closed')
      return (
        <DrawnState drawing="nest" title={t('gameNotOpen')} page actions={home}>
          {say(error)}
        </DrawnState>
      )
    const closed = code === 'game.maintenance'
    const actions = (
      <>
        <Button onClick={() => void refetch()}>{w('retry')}</Button>
        {home}
      </>
    )
    return (
      <DrawnState drawing={closed ? 'maintenance' : 'error'} title={t(closed ? 'gameClosed' : 'gameFailed')} page actions={actions}>
        {say(error)}
      </DrawnState>
    )
  }
  if (!data) return <Waiting />
  // A table that everybody sees is a page by itself.
  if (pageAt(data.game_url) === 'liveTable') return <Redirect to={data.game_url} replace />
  if (own && data.game_url.startsWith(OWN)) {
    const { gameCode, vassalage } = data.game
    return own({ gameCode, vassalage })
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a game needs scripts and storage, and with both a sandbox holds nothing; the content policy says who may be framed
    <iframe
      className={styles.frame}
      src={data.game_url}
      title={data.game.gameName}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
    />
  )
}

function Waiting() {
  const w = useText(words)
  return (
    <div className={styles.waiting} role="status" aria-label={w('loading')}>
      <Spinner />
    </div>
  )
}
