import type { Game } from '@tucano/contract/lobby'
import { Flame, Heart, Play, Wrench } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { useErrorText } from '#platform/error-text'
import { amount, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { openModal } from '#platform/modals'
import { usePublicStore } from '#platform/public-store'
import { useSession } from '#platform/session'
import { useFlag, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { LazyImage } from '#ui/lazy-image'
import { toast } from '#ui/toast'
import { toggleFavourite, useIsFavourite } from './favourites.ts'
import styles from './game-card.module.css'
import { toggleLotteryFavourite, useLotteryFavourites } from './lottery-favourites.ts'
import { texts } from './texts.ts'
import { useLaunch } from './use-launch.ts'

/** A game's cover. Over it: play, the least bet and the RTP; on it: the heart, and what is to know. */
export const GameCard = memo(function GameCard({ game }: { game: Game }) {
  const t = useText(texts)
  const base = useSite((state) => state.imageBase)
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const launch = useLaunch()
  const { gameName, vendor, showIcon, isHot, rtp, minBet, gameClassify, tones, state } = game
  const closed = state === 'maintenance'
  const facts = [
    ...(rtp === null ? [] : [t('rtp', { rtp: percent(rtp, language) })]),
    t('minBet', { amount: amount(BigInt(minBet), symbol, language) }),
  ]
  return (
    <article className={styles.card} data-node={game.nodeId} data-state={state}>
      <button
        type="button"
        className={styles.cover}
        style={tones.length === 2 ? ({ '--sky-tone': tones[0], '--ground-tone': tones[1] } as CSSProperties) : undefined}
        aria-label={closed ? t('closedGame', { game: gameName, vendor }) : t('playGame', { game: gameName, vendor })}
        onClick={() => launch.game(game)}
      >
        <LazyImage
          className={styles.picture}
          src={`${base}/${showIcon}`}
          fallback={`${base}/broken-image.svg`}
          alt=""
          width={300}
          height={400}
        />
        <span className={styles.over} aria-hidden="true">
          <span className={styles.play}>{closed ? <Wrench /> : <Play />}</span>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </span>
      </button>
      <span className={styles.marks}>
        {closed && <span className={styles.closed}>{t('closed')}</span>}
        {!closed && gameClassify === 'JP' && <span className={styles.jackpot}>{t('jackpot')}</span>}
        {!closed && isHot === 1 && (
          <span className={styles.hot} title={t('hotMark')}>
            <Flame aria-hidden="true" />
          </span>
        )}
      </span>
      <FavouriteHeart game={game} />
    </article>
  )
})

function FavouriteHeart({ game }: { game: Game }) {
  const t = useText(texts)
  const say = useErrorText()
  const on = useFlag('GAMELOFAV3')
  const token = useSession((state) => state.token)
  const lottery = game.gameType === 'LOTT' || game.gameType === 'ELOTT'
  const isKept = useIsFavourite(game.nodeId)
  const isKeptHere = useLotteryFavourites().includes(game.gameCode)
  const isMarked = lottery ? isKeptHere : isKept
  const press = (): void => {
    if (!token) return openModal('loginPopupModal')
    if (lottery) return toggleLotteryFavourite(game.gameCode)
    toggleFavourite(game).catch((error: unknown) => toast(say(error), 'wrong'))
  }
  if (!on) return null
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isMarked}
      aria-label={t(isMarked ? 'unmark' : 'mark', { game: game.gameName })}
      onClick={press}
    >
      <Heart fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  )
}

/** Where covers will be. */
export const CoverSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <span key={index} className={styles.skeleton} aria-hidden="true" />)
