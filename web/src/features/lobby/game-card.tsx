import type { Game } from '@tucano/contract/lobby'
import { Flame, Heart, Play } from 'lucide-react'
import { type CSSProperties, type ReactNode, memo, useState } from 'react'
import { amount, percent } from '#platform/format'
import { LazyImage } from '#ui/lazy-image'
import { type CardTools, isLottery } from './card-tools.ts'
import { useIsFavourite } from './favourites.ts'
import styles from './game-card.module.css'
import { useLotteryFavourites } from '#parts/use-lottery-favourites'

interface GameCardProps {
  game: Game
  tools: CardTools
}

/** Screens that show one pixel as one get the smaller picture. A cover of a preview comes with the game itself. */
const coverPath = (base: string, showIcon: string): string =>
  showIcon.startsWith('data:') ? showIcon : `${base}/${devicePixelRatio > 1.25 ? showIcon : showIcon.replace('.webp', '-small.webp')}`

/**
 * A game's cover. Over it, for whoever points at it: play, the least bet and the RTP; on it: the heart, and what is to know. What cannot be
 * opened has nothing to press.
 */
export const GameCard = memo(function GameCard({ game, tools }: GameCardProps) {
  const { t, base, hasHearts, demonstration } = tools
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { gameName, vendor, showIcon, isHot, gameClassify, tones, state } = game
  const closed = state === 'maintenance'
  const style = tones.length === 2 ? ({ '--sky-tone': tones[0], '--ground-tone': tones[1] } as CSSProperties) : undefined
  const picture = (
    <LazyImage
      className={styles.picture}
      src={coverPath(base, showIcon)}
      fallback={`${base}/broken-image.svg`}
      alt=""
      width={300}
      height={400}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it shows more while something in it is pointed at or has the focus; nothing is done by it
    <article
      className={styles.card}
      data-node={game.nodeId}
      data-state={state}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {closed ? (
        <div className={styles.cover} style={style} role="img" aria-label={t('closedGame', { game: gameName, vendor })}>
          {picture}
        </div>
      ) : (
        <PlayButton game={game} tools={tools} style={style} isOver={isPointed || isFocused}>
          {picture}
        </PlayButton>
      )}
      {(closed || isHot === 1 || gameClassify === 'JP') && (
        <span className={styles.marks}>
          {closed && <span className={styles.closed}>{t('closed')}</span>}
          {!closed && gameClassify === 'JP' && <span className={styles.jackpot}>{t('jackpot')}</span>}
          {!closed && isHot === 1 && (
            <span className={styles.hot} title={t('hotMark')}>
              <Flame aria-hidden="true" />
            </span>
          )}
        </span>
      )}
      {demonstration && !closed && (isPointed || isFocused) && (
        <button
          type="button"
          className={styles.demonstration}
          aria-label={t('demonstrationOf', { game: gameName })}
          onClick={() => demonstration(game)}
        >
          {t('demonstration')}
        </button>
      )}
      {hasHearts && <FavouriteHeart game={game} tools={tools} />}
    </article>
  )
})

interface PlayButtonProps extends GameCardProps {
  style: CSSProperties | undefined
  isOver: boolean
  children: ReactNode
}

function PlayButton({ game, tools, style, isOver, children }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.cover}
      style={style}
      aria-label={tools.t('playGame', { game: game.gameName, vendor: game.vendor })}
      onClick={() => tools.launch(game)}
    >
      {children}
      {isOver && <Over game={game} tools={tools} />}
    </button>
  )
}

function Over({ game: { rtp, minBet }, tools: { t, language, symbol } }: GameCardProps) {
  return (
    <span className={styles.over} aria-hidden="true">
      <span className={styles.play}>
        <Play />
      </span>
      {rtp !== null && <span className={styles.fact}>{t('rtp', { rtp: percent(rtp, language) })}</span>}
      <span className={styles.fact}>{t('minBet', { amount: amount(BigInt(minBet), symbol, language) })}</span>
    </span>
  )
}

function FavouriteHeart({ game, tools: { t, toggle } }: GameCardProps) {
  const isKept = useIsFavourite(game.nodeId)
  const isKeptHere = useLotteryFavourites().includes(game.gameCode)
  const isMarked = isLottery(game) ? isKeptHere : isKept
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isMarked}
      aria-label={t(isMarked ? 'unmark' : 'mark', { game: game.gameName })}
      onClick={() => toggle(game)}
    >
      <Heart fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  )
}

/** Where covers will be. */
export const CoverSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <span key={index} className={styles.skeleton} aria-hidden="true" />)
