import type { CrashSheet, CrashView } from '@tucano/arcade'
import type { StudioRound } from '@tucano/contract/studios'
import { Rocket } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useText } from '#platform/text'
import type { Engine } from '#play/session/engine.ts'
import { Frame } from '#play/frame/frame.tsx'
import { useMoney, useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { CashValue } from '../parts/cash-value.tsx'
import { Choices, Desk, NumberField } from '../parts/desk.tsx'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { payoutOf, useDecimal, useTimes } from '../parts/times.ts'
import { useOpening } from '../parts/use-opening.ts'
import { useRound } from '#play/session/use-round.ts'
import { paced, useShowing } from '#play/stage/use-showing.ts'
import { sheetOf, viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { CrashRules } from './crash-rules.tsx'
import type { Flight } from './crash-stage.ts'
import { CrashCanvas } from './crash-canvas.tsx'
import styles from './crash.module.css'
import { elapsedAt } from './flight.ts'

const END_MS = 900
/** A flight that is shown again takes at most so long. */
const AGAIN_MS = 2200
const QUICK = [150, 200, 500, 1000] as const
/** Said aloud when they are passed. */
const MILESTONES = [150, 200, 300, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const

function Play({ session }: { session: GameSession }) {
  const t = useText(texts)
  const money = useMoney()
  const times = useTimes(session.game)
  const sheet = sheetOf(session.game, 'crash')
  const phase = useGameSession((state) => state.phase)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const answeredAtMs = useGameSession((state) => state.answeredAtMs)
  const round = useRound()
  const view = round && viewOf(session.game, round, 'crash')
  const isFlying = round !== undefined && !round.over
  const [auto, setAuto] = useState<number>()
  const [flight, setFlight] = useState<Flight>({ kind: 'pad' })
  const [milestone, setMilestone] = useState<number>()
  /** The round whose end has been reached. */
  const [ended, setEnded] = useState<string>()
  const board = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  const cash = useRef<HTMLSpanElement>(null)
  const { sound } = useShowing(session, 'crash', async ({ round, view, isFresh, motion, sound }) => {
    setEnded(undefined)
    const end = view.multiplier > 0 ? view.multiplier : Math.max(view.point ?? 0, 100)
    const elapsedMs = elapsedAt(sheet, end)
    if (!round.over) {
      setMilestone(undefined)
      setFlight({ kind: 'flying', beganMs: answeredAtMs - round.elapsedMs })
      return sound.pop()
    }
    if (isFresh) {
      setFlight({ kind: 'flying', beganMs: performance.now() - Math.max(0, elapsedMs - AGAIN_MS) })
      await motion.wait(Math.min(elapsedMs, AGAIN_MS))
    }
    setFlight({ kind: view.multiplier > 0 ? 'cashed' : 'burst', elapsedMs, sinceMs: performance.now() })
    setEnded(round.roundId)
    if (view.multiplier > 0) sound.win(view.multiplier / 100)
    else sound.thud(0)
    await motion.wait(paced(END_MS))
  })
  useOpening(auto === undefined ? {} : { auto })
  if (phase === 'asking' && !isFlying && flight.kind !== 'pad') setFlight({ kind: 'pad' })
  const isEnded = round !== undefined && ended === round.roundId
  const rise = (multiplier: number): void => {
    // The end says its own number; one more frame must not write over it.
    if (isEnded) return
    write(number, times(multiplier))
    if (isFlying) write(cash, money(payoutOf(session.game, BigInt(round.stake), multiplier)))
    const passed = MILESTONES.findLast((milestone) => multiplier >= milestone)
    if (passed === undefined || passed === milestone || !isFlying) return
    setMilestone(passed)
    sound.land(MILESTONES.findIndex((milestone) => milestone === passed))
  }
  return (
    <Frame
      stage={
        <Scene
          backdrop={<CrashCanvas flight={flight} ground={board} onHeight={rise} />}
          result={view && JSON.stringify({ multiplier: view.multiplier, point: view.point })}
          outcome={
            isFlying
              ? milestone === undefined
                ? undefined
                : times(milestone)
              : round && view && outcomeOf({ round, view, t, times, money })
          }
          strip={<HistoryStrip write={(one) => times(viewOf(session.game, one, 'crash').point ?? 0)} />}
          desk={<AutoCash sheet={sheet} value={auto} isDisabled={isBusy} onChange={setAuto} />}
        >
          <div ref={board} className={styles.middle}>
            <Height number={number} round={round} view={view} isEnded={isEnded} times={times} />
          </div>
        </Scene>
      }
      main={
        isFlying
          ? {
              label: t('cashOut'),
              icon: <CashValue ref={cash} text={money(BigInt(round.stake))} />,
              isDisabled: phase !== 'waiting',
              onPress: () => void session.step({ do: 'cashOut' }),
            }
          : { label: t('launch'), icon: <Rocket />, isDisabled: phase !== 'idle', onPress: () => void session.play() }
      }
    />
  )
}

/** Changes with every step of the clock: past React, into the page. */
function write({ current }: RefObject<HTMLSpanElement | null>, text: string): void {
  if (!current || current.textContent === text) return
  current.textContent = text
  current.style.setProperty('--length', String(text.length))
}

interface Told {
  round: StudioRound
  view: CrashView
  t: ReturnType<typeof useText<typeof texts.pt>>
  times: (multiplier: number) => string
  money: (minor: bigint) => string
}

function outcomeOf({ round, view, t, times, money }: Told): string {
  const point = times(view.point ?? 0)
  if (view.multiplier > 0) return t('crashWon', { times: times(view.multiplier), amount: money(BigInt(round.payout)), point })
  return view.point === 0 ? t('neverLeft') : t('crashLost', { point })
}

interface HeightProps {
  number: RefObject<HTMLSpanElement | null>
  round: StudioRound | undefined
  view: CrashView | undefined
  isEnded: boolean
  times: (multiplier: number) => string
}

/** What the flight stands at, and at the end what became of it. */
function Height({ number, round, view, isEnded, times }: HeightProps) {
  const t = useText(texts)
  const money = useMoney()
  const isCashed = view !== undefined && view.multiplier > 0
  const end = round?.over && view ? (isCashed ? view.multiplier : (view.point ?? 0)) : 100
  return (
    <div className={styles.height} data-end={isEnded ? (isCashed ? 'cashed' : 'burst') : undefined} aria-hidden="true">
      <span key={isEnded ? 'end' : 'way'} ref={number} className={styles.number} data-height="">
        {times(end)}
      </span>
      <span className={styles.word}>
        {!isEnded ? (
          round && !round.over && view?.auto ? (
            t('autoAt', { times: times(view.auto) })
          ) : (
            ' '
          )
        ) : isCashed ? (
          <>
            <strong>{money(BigInt(round!.payout))}</strong> {t('flewTo', { point: times(view.point ?? 0) })}
          </>
        ) : (
          t(view?.point === 0 ? 'neverLeft' : 'gone')
        )}
      </span>
    </div>
  )
}

interface AutoCashProps {
  sheet: CrashSheet
  value: number | undefined
  isDisabled: boolean
  onChange: (value: number | undefined) => void
}

/** Where the flight is cashed out by itself, if anywhere. */
function AutoCash({ sheet: { auto }, value, isDisabled, onChange }: AutoCashProps) {
  const t = useText(texts)
  const decimal = useDecimal()
  const key = value === undefined ? 'off' : String(value)
  return (
    <Desk>
      <NumberField
        label={t('autoCash')}
        text={value === undefined ? '' : decimal(value / 100, 2)}
        unit="×"
        placeholder={t('off')}
        isDisabled={isDisabled}
        onCommit={(typed) => onChange(typed && Math.min(Math.max(Math.round(typed * 100), auto.min), auto.max))}
      />
      <Choices
        label={t('quickChoice')}
        choices={[
          { key: 'off', label: t('off') },
          ...QUICK.map((at) => ({ key: String(at), label: `${decimal(at / 100, at % 100 === 0 ? 0 : 1)}×` })),
        ]}
        value={key}
        isDisabled={isDisabled}
        onChange={(chosen) => onChange(chosen === 'off' ? undefined : Number(chosen))}
      />
    </Desk>
  )
}

export const crashEngine: Engine = { Play, Rules: CrashRules, Way: ExtremeWay }
