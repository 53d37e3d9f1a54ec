import { RotateCw, Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { openModal } from '#platform/modals'
import { useTyped } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { useRefusalText } from '../room/use-refusal-text.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import { AutoSheet } from '../table/auto-sheet.tsx'
import { Bar } from '../table/bar.tsx'
import desk from '../table/desk.module.css'
import { Elsewhere, Refusal, Said } from '../table/notes.tsx'
import { ResultNote } from '../table/result-note.tsx'
import { ownResult, timesOf } from '../table/results.ts'
import { seatFrame } from '../table/seat-frame.tsx'
import type { SeatProps } from '../table/seat-props.ts'
import { type Chips, stakeOf } from '../table/slip-chips.ts'
import { texts as tableTexts } from '../table/texts.ts'
import { useAuto } from '../table/use-auto.ts'
import { useSounds } from '../table/use-sounds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import styles from './flight-desk.module.css'
import { type Hand, PLACES, type Place } from './flight-hand.ts'
import { type Fields, FlightPanel } from './flight-panel.tsx'
import { FlightPeople } from './flight-people.tsx'
import { FlightStage } from './flight-stage.tsx'
import { FlightStrip } from './flight-strip.tsx'
import { texts } from './texts.ts'
import { useFlight } from './use-flight.ts'
import { useFlightHand } from './use-flight-hand.ts'
import { useFlightSaid } from './use-flight-said.ts'

const NOTHING: Chips = {}
/** What a bet leaves at by itself, unless somebody writes something else. */
const AUTO = 200n

/** Whoever was late to leave may go on betting by itself. */
const betRefused = (refusal: Hand['refusal']): Hand['refusal'] => (refusal?.code.startsWith('live.flight.') ? undefined : refusal)

/** The flight that everybody is on: the sky with those who are out, two bets below it, everybody's beside it. */
export function FlightDesk(props: SeatProps) {
  const { table, room, view, side } = props
  const t = useText(tableTexts)
  const f = useText(texts)
  const p = useText(phaseTexts)
  const typed = useTyped()
  const { hand, state } = useFlightHand(table, view)
  const { elapsedMs, multiplier } = useFlight(view)
  const seconds = useSeconds(view.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  const isHere = room.isLinked && room.code === undefined
  const canBet = view.phase === 'open' && seconds > 0 && isHere
  const [fields, setFields] = useState<Record<Place, Fields>>(() => {
    const first: Fields = { stake: typed(view.limits.min), isAuto: false, auto: typed(AUTO) }
    return { 1: first, 2: first }
  })
  const [isAutoOpen, setAutoOpen] = useState(false)
  const [before, setBefore] = useState<Chips>(NOTHING)
  const chips = view.mine?.chips ?? NOTHING
  if (view.phase !== 'open' && chips !== before && Object.keys(chips).length > 0) setBefore(chips)
  const autoOf = (place: Place): number | undefined => {
    const at = fields[place].isAuto ? readAmount(fields[place].auto) : undefined
    return at === undefined ? undefined : Number(at)
  }
  /** The same amounts, each leaving by itself where its panel says. */
  const lay = (all: Chips): void => {
    for (const place of PLACES) if (all[place] !== undefined) hand.bet(place, { stake: BigInt(all[place]), auto: autoOf(place) }, canBet)
  }
  const stake = stakeOf(chips)
  const auto = useAuto(view, { stake, refusal: betRefused(state.refusal), hand: { lay, forget: hand.forget } }, canBet)
  const own = ownResult(view)
  const outcome = useOutcome(table.kind)(view.phase === 'result' ? view.result : null)
  const sound = useSounds({ view, seconds, times: timesOf(own), side })
  const said = useFlightSaid({ table, view, seconds, stake })
  const refusal = useRefusalText(state.refusal?.code)
  /** Everybody sees all of it; who bets needs an account, of play money or not. */
  const enter = (act: () => void): void => {
    if (!useSession.getState().token) return openModal('loginPopupModal')
    sound.pop()
    act()
  }
  const canRepeat = stake === 0n && stakeOf(before) > 0n && state.sending.length === 0 && Object.keys(state.waiting).length === 0
  return (
    <section {...seatFrame(props)}>
      <div className={styles.head}>
        <Bar {...props} />
        {!side && <FlightStrip past={view.past} />}
      </div>
      <div className={styles.sky} data-part="stage">
        <div className={styles.people}>
          <FlightPeople flight={view.flight} />
        </div>
        <div className={styles.stage}>
          <FlightStage view={view} elapsedMs={elapsedMs} label={p(phaseOf(view, seconds))} />
          <p className={styles.phase}>{p(phaseOf(view, seconds))}</p>
          <div className="sr-only">
            <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
          </div>
          {own && outcome && (
            <div className={desk.result}>
              <ResultNote key={view.round} stake={own.stake} won={own.won} result={outcome.words} />
            </div>
          )}
          {room.code === 'room.elsewhere' && <Elsewhere room={table.room} />}
        </div>
      </div>
      <div className={styles.notes}>
        <Said stake={stake} side={side}>
          {room.isLinked ? said : t('reconnecting')}
        </Said>
        <Refusal text={refusal ?? (auto.ended && t(`autoEnd_${auto.ended}`))} />
      </div>
      <div className={styles.panels} data-part="felt">
        {PLACES.map((place) => (
          <FlightPanel
            key={place}
            place={place}
            view={view}
            canBet={canBet}
            hand={state}
            fields={fields[place]}
            onFields={(changed) => setFields((all) => ({ ...all, [place]: changed }))}
            multiplier={multiplier}
            onBet={(at, wish) => enter(() => (isHere ? hand.bet(at, wish, canBet) : hand.refuse('system.busy')))}
            onDrop={hand.drop}
            onLeave={(at) => {
              sound.pop()
              hand.leave(at)
            }}
          />
        ))}
        <div className={styles.tools} role="group" aria-label={f('tools')}>
          <button type="button" aria-disabled={!canRepeat || undefined} onClick={() => canRepeat && enter(() => lay(before))}>
            <Repeat2 aria-hidden="true" /> {f('repeat')}
          </button>
          <button type="button" data-on={auto.auto !== undefined || undefined} onClick={() => setAutoOpen(true)}>
            <RotateCw aria-hidden="true" /> {f('automatic')}
          </button>
        </div>
      </div>
      {isAutoOpen && (
        <AutoSheet
          slip={{ stake, chips, before }}
          hand={auto}
          onStart={(plan, all) => enter(() => auto.start(plan, all, stake > 0n))}
          onClose={() => setAutoOpen(false)}
        />
      )}
    </section>
  )
}
