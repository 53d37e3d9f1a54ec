import type { Content } from '@tucano/lottery'
import { ArrowLeft, MessagesSquare } from 'lucide-react'
import { Link } from 'wouter'
import { openModal } from '#platform/modals'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Badge } from '#ui/card'
import { FavouriteHeart } from '../lobby/game-tile.tsx'
import { Countdown } from '../looks/countdown.tsx'
import { ShapeMark } from '../looks/shape-mark.tsx'
import { useRhythm } from '../looks/use-rhythm.ts'
import { spokenNumero } from '../numero.ts'
import type { Near } from '../queries.ts'
import styles from './head.module.css'
import { ShareSlip } from './share-slip.tsx'
import { texts } from './texts.ts'
import { useRoom } from './use-room.ts'

interface HeadProps {
  near: Near
  lobby: string
  /** What lies on the slip, to be shown to others. */
  lines: readonly Content[]
}

/** Which game it is, which draw takes bets, and for how long. */
export function Head({ near: { game, currentNumero }, lobby, lines }: HeadProps) {
  const t = useText(texts)
  const rhythm = useRhythm()
  const hasRoom = useRoom()
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
        {hasRoom && (
          <IconButton label={t('room')} onClick={() => openModal('chatRoomModal')}>
            <MessagesSquare />
          </IconButton>
        )}
        {lines.length > 0 && <ShareSlip game={game} lines={lines} hasRoom={hasRoom} />}
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
