import type { LotteryGame } from '@tucano/contract/lottery'
import { Heart, Landmark } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { toggleLotteryFavourite, useLotteryFavourites } from '#parts/use-lottery-favourites'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Countdown } from '../looks/countdown.tsx'
import { ResultRow } from '../looks/result-row.tsx'
import { ShapeMark } from '../looks/shape-mark.tsx'
import { shortNumero } from '../numero.ts'
import { useRhythm } from '../looks/use-rhythm.ts'
import styles from './game-tile.module.css'
import { texts } from './texts.ts'
import { pathOf } from './use-lottery-launch.ts'

interface GameTileProps {
  game: LotteryGame
  onBet: (game: LotteryGame) => void
}

/** A lottery: when its draw closes, what came out last, and the way to bet on it. */
export const GameTile = memo(function GameTile({ game, onBet }: GameTileProps) {
  const t = useText(texts)
  const rhythm = useRhythm()
  const { gameCode, gameName, shape, state, isOfficial, current, last } = game
  const isDrawing = last !== null && last.result === null && last.state !== 'void'
  return (
    <article className={styles.tile} data-game={gameCode} data-state={state}>
      <header className={styles.head}>
        <ShapeMark shape={shape} />
        <div className={styles.names}>
          <h3>{gameName}</h3>
          <p>
            {isOfficial && <Landmark aria-hidden="true" />}
            {isOfficial ? `${t('official')}, ${rhythm(game)}` : rhythm(game)}
          </p>
        </div>
        <FavouriteHeart game={game} />
      </header>
      <div className={styles.last}>
        <span className={styles.soft}>{last ? t(isDrawing ? 'drawing' : 'last', { numero: shortNumero(last.numero) }) : t('noLast')}</span>
        {last?.result && <ResultRow shape={shape} result={last.result} size="small" />}
      </div>
      <footer className={styles.foot}>
        <div className={styles.time}>
          {current ? (
            <>
              <span className={styles.soft}>{t('closesIn')}</span>
              <Countdown opensAt={current.opensAt} closesAt={current.closesAt} label={t('closesIn')} />
            </>
          ) : (
            <span className={styles.soft}>{t('noDraw')}</span>
          )}
        </div>
        <Link className={styles.results} href={pathOf(game)} aria-label={t('resultsOf', { game: gameName })}>
          {t('results')}
        </Link>
        <Button look="primary" aria-label={t('betOn', { game: gameName })} onClick={() => onBet(game)}>
          {t('bet')}
        </Button>
      </footer>
    </article>
  )
})

export function FavouriteHeart({ game: { gameCode, gameName } }: { game: Pick<LotteryGame, 'gameCode' | 'gameName'> }) {
  const t = useText(texts)
  const isMarked = useLotteryFavourites().includes(gameCode)
  const toggle = (): void => (useSession.getState().token ? toggleLotteryFavourite(gameCode) : openModal('loginPopupModal'))
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isMarked}
      aria-label={t(isMarked ? 'unmark' : 'mark', { game: gameName })}
      onClick={toggle}
    >
      <Heart fill={isMarked ? 'currentColor' : 'none'} aria-hidden="true" />
    </button>
  )
}
