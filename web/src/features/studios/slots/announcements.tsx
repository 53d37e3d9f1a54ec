import { useEffect, useRef } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { presses } from '#play/session/presses.ts'
import { useMoney, useShownPhase, useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import styles from './announcements.module.css'
import type { SlotLayout } from './layout.ts'
import type { Banner, SlotShow } from './slot-show.ts'
import { texts } from './texts.ts'
import { slotView } from './slot-shapes.ts'

/** What is left of a feature, above the reels. */
export function FeatureBar({ show, layout: { board, border } }: { show: StoreApi<SlotShow>; layout: SlotLayout }) {
  const t = useText(texts)
  const free = useStore(show, (state) => state.free)
  const hold = useStore(show, (state) => state.hold)
  const multiplier = useStore(show, (state) => state.multiplier)
  const factor = free?.multiplier ?? multiplier
  if (!free && !hold && factor <= 1) return null
  return (
    <div className={styles.bar} style={{ top: Math.max(2, board.top - border - 44), left: board.left, width: board.width }}>
      {free && <span className={styles.chip}>{t(free.left === 1 ? 'oneLeft' : 'freeLeft', { count: free.left })}</span>}
      {hold && <span className={styles.chip}>{t('respinsLeft', { count: hold.respins })}</span>}
      {factor > 1 && (
        <span key={factor} className={styles.factor}>
          ×{factor}
        </span>
      )}
    </div>
  )
}

/** What is said in the middle of the stage, for a moment. */
export function Banners({ show }: { show: StoreApi<SlotShow> }) {
  const banner = useStore(show, (state) => state.banner)
  if (!banner) return null
  return (
    <div className={styles.place} data-banner={banner.kind}>
      <div className={styles.banner}>{banner.kind === 'big' ? <Big show={show} times={banner.times} /> : <Said banner={banner} />}</div>
    </div>
  )
}

function Big({ show, times }: { show: StoreApi<SlotShow>; times: number }) {
  const t = useText(texts)
  const money = useMoney()
  const won = useStore(show, (state) => state.won)
  return (
    <>
      <p className={styles.lead}>{t('bigWin')}</p>
      <p className={styles.sum}>{money(won)}</p>
      <p className={styles.aside}>{t('timesStake', { times })}</p>
    </>
  )
}

function Said({ banner }: { banner: Exclude<Banner, { kind: 'big' }> }) {
  const t = useText(texts)
  const money = useMoney()
  switch (banner.kind) {
    case 'free':
      return (
        <>
          <p className={styles.number}>{banner.spins}</p>
          <p className={styles.lead}>{t('freeSpins')}</p>
          {banner.multiplier > 1 && <p className={styles.aside}>{t('winsTimes', { factor: banner.multiplier })}</p>}
        </>
      )
    case 'more':
      return (
        <>
          <p className={styles.number}>+{banner.spins}</p>
          <p className={styles.lead}>{t('freeSpins')}</p>
        </>
      )
    case 'hold':
      return (
        <>
          <p className={styles.lead}>{t('holdBegins')}</p>
          <p className={styles.aside}>{t('holdBeginsText', { count: banner.respins })}</p>
        </>
      )
    case 'freeTotal':
      return (
        <>
          <p className={styles.aside}>{t('freeSpins')}</p>
          <p className={styles.sum}>{money(banner.amount)}</p>
        </>
      )
    case 'holdTotal':
      return (
        <>
          <p className={styles.aside}>{banner.isFull ? t('holdFull') : t('holdTotal')}</p>
          <p className={styles.sum}>{money(banner.amount)}</p>
        </>
      )
    case 'jackpot':
      return (
        <>
          <p className={styles.lead}>{t('jackpot')}</p>
          <p className={styles.sum}>{money(banner.amount)}</p>
        </>
      )
  }
}

/** Free spins to choose from: many that pay once, or few that pay many times. */
export function Choice({ session }: { session: GameSession }) {
  const t = useText(texts)
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const language = useLanguage((state) => state.language)
  const isResting = useShownPhase() === 'resting'
  const first = useRef<HTMLButtonElement>(null)
  const rateOf = (offer: number): number | undefined => session.game.returns.find(({ way }) => way === `choose:${offer}`)?.rtp
  const offers = phase === 'waiting' && round ? slotView(session.game, round).choose : undefined
  useEffect(() => {
    if (offers) first.current?.focus({ preventScroll: true })
  }, [offers])
  if (!offers) return null
  return (
    <div className={styles.choice} role="dialog" aria-label={t('choose')}>
      <p className={styles.lead}>{t('choose')}</p>
      <p className={styles.aside}>{t('chooseText')}</p>
      <div className={styles.offers}>
        {offers.map(({ spins, multiplier }, n) => (
          <button
            key={n}
            ref={n === 0 ? first : undefined}
            type="button"
            className={styles.offer}
            aria-disabled={isResting || undefined}
            onClick={({ nativeEvent }) => {
              if (session.guard.takes(presses.beganMs(nativeEvent))) void session.step({ choose: n })
            }}
          >
            <span className={styles.number}>{spins}</span>
            <span className={styles.kind}>{t('freeSpins')}</span>
            <span className={styles.factor}>×{multiplier}</span>
            {rateOf(n) !== undefined && <span className={styles.rate}>{t('rtp', { rtp: percent(rateOf(n)!, language) })}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
