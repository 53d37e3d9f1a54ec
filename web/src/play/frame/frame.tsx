import { useStanding } from '#platform/standing'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { shineOf, themeOf, useGameContext } from '../session/game-context.ts'
import { AutoSheet } from '../sheets/auto-sheet.tsx'
import { FairnessSheet } from '../sheets/fairness-sheet.tsx'
import { HistorySheet } from '../sheets/history-sheet.tsx'
import { InfoSheet } from '../sheets/info-sheet.tsx'
import { SettingsSheet } from '../sheets/settings-sheet.tsx'
import type { MainAction, SheetName } from './actions.ts'
import { Controls } from './controls.tsx'
import type { Least } from './fit.ts'
import styles from './frame.module.css'
import { Spoken, StatusLine } from './status-line.tsx'
import { Trouble } from './trouble.tsx'
import { useFit } from './use-fit.ts'
import { useKeys } from './use-keys.ts'
import { usePressGuard } from './use-press-guard.ts'
import { WatchAgain } from './watch-again.tsx'

interface FrameProps {
  /** What the engine draws. */
  stage: ReactNode
  main: MainAction
  /** Stands between stage and controls instead of the last result. */
  status?: ReactNode
  /** What the engine adds to the controls. */
  extra?: ReactNode
  /** The engine has bets of its own instead of one stake. */
  withoutStake?: boolean
  /** The place that it needs, where that is more than most games do. */
  least?: Least
}

const LEAST: Least = { upright: { width: 300, height: 500 }, aside: { width: 640, height: 270 } }

const sheets: Record<SheetName, (props: { close: () => void; open: (name: SheetName) => void }) => ReactNode> = {
  info: InfoSheet,
  history: HistorySheet,
  fairness: FairnessSheet,
  settings: SettingsSheet,
  auto: AutoSheet,
}

/** The frame of all our own games; where a round is only looked at, what is played with is not there at all. */
export const Frame = (props: FrameProps) => (useGameContext().isWatched ? <Watching {...props} /> : <Playing {...props} />)

function Watching({ stage }: FrameProps) {
  usePressGuard()
  return (
    <div className={styles.place} style={useThemeColours()}>
      <div className={styles.frame}>
        <div className={styles.stage} inert>
          {stage}
        </div>
        <StatusLine />
        <WatchAgain />
        <Spoken />
      </div>
    </div>
  )
}

/** A stage, the controls under the thumb, everything else one tap away. */
function Playing({ stage, main, status, extra, withoutStake = false, least = LEAST }: FrameProps) {
  const { session } = useGameContext()
  const [sheet, setSheet] = useState<SheetName>()
  const root = useRef<HTMLDivElement>(null)
  const press = (beganMs: number): void => {
    const { auto, phase } = session.store.getState()
    if (auto) session.stopAuto('pressed')
    if (auto && phase === 'idle') return
    if (!main.isDisabled && (main.isUrgent || session.guard.takes(beganMs))) main.onPress()
  }
  useKeys({ root, press, openInfo: () => setSheet('info'), changeStake: withoutStake ? undefined : (way) => session.changeStake(way) })
  usePressGuard()
  useStopWhenHidden()
  useStopWhenAsked()
  const Sheet = sheet && sheets[sheet]
  return (
    <div ref={useFit(least)} className={styles.place} style={useThemeColours()}>
      <div ref={root} className={styles.frame}>
        <div className={styles.stage}>
          {stage}
          <Trouble />
        </div>
        <StatusLine openInfo={() => setSheet('info')}>{status}</StatusLine>
        <Controls main={{ ...main, onPress: press }} extra={extra} withoutStake={withoutStake} open={setSheet} />
        <Spoken />
      </div>
      {Sheet && <Sheet close={() => setSheet(undefined)} open={setSheet} />}
    </div>
  )
}

function useThemeColours(): CSSProperties {
  const theme = themeOf(useGameContext().session)
  return {
    '--game-sky': theme.sky,
    '--game-ground': theme.ground,
    '--game-main': theme.main,
    '--game-spark': theme.spark,
    '--game-shine': shineOf(theme),
  } as CSSProperties
}

/** Nobody's money is staked on a page that nobody looks at. */
function useStopWhenHidden(): void {
  const { session } = useGameContext()
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') session.stopAuto('hidden')
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [session])
}

/** Nor while the member is asked how it is going. */
function useStopWhenAsked(): void {
  const { session } = useGameContext()
  const asked = useStanding((state) => state.checkDue)
  useEffect(() => {
    if (asked) session.stopAuto('asked')
  }, [asked, session])
}
