import { ArrowLeft, Share2 } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Badge } from '#ui/card'
import { toast } from '#ui/toast'
import { FavouriteHeart } from '../lobby/game-tile.tsx'
import { Countdown } from '../looks/countdown.tsx'
import { ShapeMark } from '../looks/shape-mark.tsx'
import { useRhythm } from '../looks/use-rhythm.ts'
import { spokenNumero } from '../numero.ts'
import type { Near } from '../queries.ts'
import styles from './head.module.css'
import { texts } from './texts.ts'

interface HeadProps {
  near: Near
  lobby: string
  /** Where the slip of now leads; nothing while it is empty. */
  shareUrl: string | undefined
}

/** Which game it is, which draw takes bets, and for how long. */
export function Head({ near: { game, currentNumero }, lobby, shareUrl }: HeadProps) {
  const t = useText(texts)
  const rhythm = useRhythm()
  const share = (): void => {
    if (shareUrl === undefined) return
    if ('share' in navigator)
      return void navigator.share({ text: t('shareText', { game: game.gameName }), url: shareUrl }).catch(() => undefined)
    void (navigator as Navigator).clipboard.writeText(shareUrl).then(
      () => toast(t('shareCopied'), 'done'),
      () => undefined,
    )
  }
  return (
    <header className={styles.head} data-game={game.gameCode}>
      <Link href={lobby} className={styles.back} aria-label={t('lobby')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <ShapeMark shape={game.shape} />
      <div className={styles.names}>
        <h1>{game.gameName}</h1>
        <p>{rhythm(game)}</p>
      </div>
      <div className={styles.tools}>
        <FavouriteHeart game={game} />
        {shareUrl !== undefined && (
          <IconButton label={t('share')} onClick={share}>
            <Share2 />
          </IconButton>
        )}
      </div>
      <div className={styles.draw} data-numero={currentNumero?.numero}>
        {currentNumero && game.state === 'open' ? (
          <>
            <span>
              <small>{t('draw', { numero: spokenNumero(currentNumero.numero) })}</small>
              <small>{t('closesIn')}</small>
            </span>
            <Countdown opensAt={currentNumero.opensAt} closesAt={currentNumero.closesAt} size="large" label={t('closesIn')} />
          </>
        ) : (
          <Badge>{t(game.state === 'closed' ? 'closedGame' : 'noDraw')}</Badge>
        )}
      </div>
    </header>
  )
}
