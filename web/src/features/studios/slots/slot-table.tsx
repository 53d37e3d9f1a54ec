import type { SlotSheet } from '@tucano/slots'
import { FastForward, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Frame } from '#play/frame/frame.tsx'
import { usePreferences } from '#play/session/preferences.ts'
import { themeOf, useMoney, useShownPhase, useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { Banners, Choice, FeatureBar } from './announcements.tsx'
import { Driver, isFalling } from './driver.ts'
import { Beside } from './beside.tsx'
import { type Size, layOut } from './layout.ts'
import { Scene } from './scene.tsx'
import { createShow } from './slot-show.ts'
import { SlotStage } from './slot-stage.ts'
import styles from './slot-table.module.css'
import { useSymbolName } from './symbol-names.ts'
import { texts } from './texts.ts'
import { slotSheet } from './slot-shapes.ts'

/** A slot on the frame. */
export function SlotTable({ session }: { session: GameSession }) {
  const t = useText(texts)
  const phase = useGameSession((state) => state.phase)
  const { root, canvas, air, show, press, hurry, layout, size, isReady } = useSlot(session)
  const isFeature = useStore(show, ({ free, hold, multiplier }) => free !== undefined || hold !== undefined || multiplier > 1)
  const isRunning = phase === 'asking' || phase === 'showing'
  const main = {
    label: isRunning ? t('skip') : t('spin'),
    icon: isRunning ? <FastForward aria-hidden="true" /> : <RotateCw aria-hidden="true" />,
    isDisabled: phase !== 'idle' && !isRunning,
    onPress: press,
  }
  const stage = (
    <div ref={root} className={styles.slot} {...useShownResult(session, show)} data-ready={isReady || undefined}>
      {size && layout && (
        <Scene
          theme={themeOf(session)}
          size={size}
          layout={layout}
          title={session.game.gameName}
          isResting={phase === 'idle'}
          isFeature={isFeature}
        />
      )}
      {/* A press on the reels ends what is shown, for thumbs that are nearer; it stakes nothing. */}
      <canvas
        ref={canvas}
        className={styles.reels}
        aria-hidden="true"
        style={layout && { left: layout.board.left, top: layout.board.top }}
        onPointerDown={hurry}
      />
      {layout && <FeatureBar show={show} layout={layout} />}
      {layout && size && <Beside session={session} layout={layout} stage={size} />}
      <canvas ref={air} className={styles.air} aria-hidden="true" hidden />
      <Banners show={show} />
      <Choice session={session} />
      <Reading show={show} sheet={slotSheet(session.game)} />
    </div>
  )
  return <Frame stage={stage} main={main} status={isRunning || phase === 'waiting' ? <Winning show={show} /> : undefined} />
}

/** What was shown last, for whoever looks at the page with a program. */
function useShownResult(session: GameSession, show: ReturnType<typeof createShow>) {
  const phase = useGameSession((state) => state.phase)
  const round = useGameSession((state) => state.round)
  const window = useStore(show, (state) => state.window)
  const isShown = phase === 'idle' && round?.over
  return {
    'data-stage': session.game.gameCode,
    'data-phase': useShownPhase(),
    'data-round': isShown ? round.roundId : undefined,
    'data-payout': isShown ? round.payout : undefined,
    'data-window': window && JSON.stringify(window),
  }
}

function useSlot(session: GameSession) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const air = useRef<HTMLCanvasElement>(null)
  const [show] = useState(createShow)
  const [stage, setStage] = useState<SlotStage>()
  const [driver, setDriver] = useState<Driver>()
  const [isReady, setReady] = useState(false)
  const size = useSize(root)
  const sheet = slotSheet(session.game)
  const layout = size && layOut(size, { ...sheet, hasHead: session.game.jackpotBp !== null })
  useEffect(() => {
    if (!canvas.current || !air.current) return
    const made = new SlotStage({
      sheet,
      theme: themeOf(session),
      isFalling: isFalling(sheet),
      canvas: canvas.current,
      air: air.current,
      onReady: () => setReady(true),
    })
    const driven = new Driver({ session, stage: made, show, isTurbo: () => session.game.play.turbo && usePreferences.getState().turbo })
    const stop = driven.start()
    setStage(made)
    setDriver(driven)
    return () => {
      stop()
      made.close()
    }
  }, [session, sheet, show])
  const dress = useEffectEvent((made: SlotStage) => {
    if (!layout || !size) return
    const ribbons = { wild: t('wild'), scatter: t('scatter') }
    void made.dress({ layout, stage: size, ribbons, write: (coins) => coinText(session, coins, language) })
  })
  useEffect(() => {
    if (stage) dress(stage)
  }, [stage, size?.width, size?.height, language])
  return { root, canvas, air, show, layout, size, isReady, press: () => driver?.press(), hurry: () => driver?.hurry() }
}

/** What coins are worth at the stake of the round, without the currency: it stands on a coin. */
function coinText({ store, game }: GameSession, coins: number, language: 'PT' | 'EN'): string {
  const { phase, round, stake } = store.getState()
  const staked = phase === 'showing' && round ? BigInt(round.stake) : stake
  const minor = (staked / BigInt(slotSheet(game).cost)) * BigInt(coins)
  if (minor % 100n === 0n) return String(minor / 100n)
  return `${minor / 100n}${language === 'PT' ? ',' : '.'}${String(minor % 100n).padStart(2, '0')}`
}

/** The size of the stage, as it changes. */
function useSize(root: { current: HTMLElement | null }): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    if (!root.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])
  return size
}

/** What has been won so far, counting. */
function Winning({ show }: { show: ReturnType<typeof createShow> }) {
  const t = useText(texts)
  const money = useMoney()
  const { won, isWin } = useStore(show)
  return (
    <p className={styles.winning} data-won={isWin || undefined} aria-hidden="true">
      {won > 0n ? t('wonSoFar', { amount: money(won) }) : '\u00A0'}
    </p>
  )
}

/** The reels in words. */
function Reading({ show, sheet }: { show: ReturnType<typeof createShow>; sheet: SlotSheet }) {
  const t = useText(texts)
  const nameOf = useSymbolName()
  const window = useStore(show, (state) => state.window)
  if (!window) return null
  return (
    <ol className="sr-only" aria-label={t('reels')}>
      {window.map((symbols, reel) => (
        <li key={reel}>{symbols.map((symbol) => nameOf(sheet.symbols[symbol]!.drawing)).join(', ')}</li>
      ))}
    </ol>
  )
}
