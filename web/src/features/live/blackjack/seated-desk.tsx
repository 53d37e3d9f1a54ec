import { BLACKJACK_SEATS, findTable } from '@tucano/live'
import type { LiveView } from '@tucano/contract/live'
import { useCallback } from 'react'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { isCalm } from '#play/stage/calm.ts'
import { roomNow } from '../room/clock.ts'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { useRefusalText } from '../room/use-refusal-text.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import { BlackjackScene } from '../scene/blackjack/blackjack-scene.tsx'
import { Dealer } from '../scene/dealer/dealer.tsx'
import { Salon } from '../scene/salon/salon.tsx'
import { Bar } from '../table/bar.tsx'
import desk from '../table/desk.module.css'
import { Hand } from '../table/hand.tsx'
import { useChip } from '../table/use-chip.ts'
import { moodOf, scenePhase } from '../table/mood.ts'
import { Elsewhere, Refusal, Said } from '../table/notes.tsx'
import { Others } from '../table/others.tsx'
import { ResultNote } from '../table/result-note.tsx'
import { ownResult, resultsOf, timesOf } from '../table/results.ts'
import { seatFrame } from '../table/seat-frame.tsx'
import type { SeatProps } from '../table/seat-props.ts'
import { type Chips, stakeOf } from '../table/slip-chips.ts'
import { texts as tableTexts } from '../table/texts.ts'
import { useSaid } from '../table/use-said.ts'
import { useSlip } from '../table/use-slip.ts'
import { useSounds } from '../table/use-sounds.ts'
import { texts as words } from '../words/texts.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { Fields } from './fields.tsx'
import { withFollows } from './follows.ts'
import { HandsList } from './hands-list.tsx'
import { Moves } from './moves.tsx'
import { SeatButton } from './seat-button.tsx'
import styles from './seated-desk.module.css'
import { layable, mainCode, playersOf, turnNow } from './shown.ts'
import { useSeat } from './use-seat.ts'
import { useSeatSaid } from './use-seat-said.ts'

/** A table with seats: the cloth with everybody's cards, chips on the own seat and behind others, and the decisions when it is one's turn. */
export function SeatedDesk(props: SeatProps) {
  const { table, room, view, side } = props
  const t = useText(tableTexts)
  const p = useText(phaseTexts)
  const slip = useSlip(table, view, withFollows)
  const seat = useSeat(table.room)
  const seconds = useSeconds(view.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  const canBet = view.phase === 'open' && seconds > 0 && room.isLinked && room.code === undefined
  const [chip, setChip] = useChip(view.limits, side)
  const own = ownResult(view)
  const outcome = useOutcome(table.kind)(view.phase === 'result' ? view.result : null)
  const sound = useSounds({ view, seconds, times: timesOf(own), side })
  const said = useSaid({ table, view, seconds, stake: slip.stake })
  const seatSaid = useSeatSaid(view, slip.stake)
  /** Everybody sees all of it; who sits down or puts a chip down needs an account, of play money or not. */
  const enter = (act: () => void): void => (useSession.getState().token ? act() : openModal('loginPopupModal'))
  const lay = (chips: Chips): void =>
    enter(() => {
      if (!canBet) return slip.hand.refuse('event.closed')
      const some = layable(chips, view)
      if (stakeOf(some) === 0n) return slip.hand.refuse('live.seat.free')
      sound.pop()
      slip.hand.lay(some)
    })
  const layOn = (code: string): void => lay({ [code]: String(chip) })
  const refusal = useRefusalText(slip.refusal?.code ?? seat.code)
  const added = stakeOf(view.ownSeat?.added ?? {})
  const isMyTurn = turnNow(view)?.turn.seat === (view.ownSeat?.seat ?? 0)
  return (
    <section {...seatFrame(props)} data-seat={view.ownSeat?.seat ?? 0}>
      <Bar {...props} />
      <div className={desk.stage} data-part="stage" data-kind="blackjack">
        <Cloth
          table={table}
          view={view}
          seconds={seconds}
          chips={slip.chips}
          canBet={canBet}
          onSit={(one) => enter(() => seat.sit(one))}
          onLay={layOn}
        />
        <div className={desk.clock} data-part="clock">
          <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
          <span>{p(phaseOf(view, seconds))}</span>
        </div>
        <Others kind={table.kind} view={view} />
        {own && outcome && (
          <div className={desk.result}>
            <ResultNote key={view.round} stake={own.stake} won={own.won} result={outcome.words} />
          </div>
        )}
        {room.code === 'room.elsewhere' && <Elsewhere room={table.room} />}
      </div>
      <Said stake={slip.stake} side={side}>
        {room.isLinked ? (seatSaid ?? said) : t('reconnecting')}
      </Said>
      <Refusal text={refusal} />
      <div className={desk.felt} data-part="felt" data-kind="blackjack">
        <Fields
          view={view}
          chips={slip.chips}
          unsent={slip.unsent}
          paidOf={resultsOf(findTable(table.code), view)?.paidOf}
          canBet={canBet}
          onLay={layOn}
          seat={seat}
        />
      </div>
      <div className={desk.hand} data-part="hand">
        {isMyTurn ? (
          <Moves view={view} seat={seat} />
        ) : (
          <Hand
            limits={view.limits}
            chip={chip}
            onChip={setChip}
            slip={{ ...slip, stake: slip.stake + added }}
            canBet={canBet}
            onLay={lay}
            isAside={side !== undefined}
          />
        )}
      </div>
    </section>
  )
}

interface ClothProps extends Pick<SeatProps, 'table' | 'view'> {
  seconds: number
  chips: Chips
  canBet: boolean
  onSit: (seat: number) => void
  onLay: (code: string) => void
}

function Cloth({ table, view, seconds, chips, canBet, onSit, onLay }: ClothProps) {
  const p = useText(phaseTexts)
  const w = useText(words)
  const players = playersOf(view, chips)
  const hasSeat = (view.ownSeat?.seat ?? null) !== null
  return (
    <Salon
      tone="forest"
      mark={w('kind_blackjack')}
      dealer={<Dealer look={table.dealer.look} name={table.dealer.name} mood={moodOf(view, seconds)} towards="both" isCalm={isCalm()} />}
    >
      <BlackjackScene
        phase={scenePhase(view.phase)}
        round={String(view.round)}
        table={view.blackjack?.table ?? null}
        elapsedMs={useElapsed(view)}
        turn={useTurn(view)}
        players={players}
        isCalm={isCalm()}
        label={p(phaseOf(view, seconds))}
        renderSeat={(seat) => (
          <SeatButton
            player={players[seat - 1]!}
            canSit={!hasSeat && players.length === BLACKJACK_SEATS}
            canBet={canBet}
            mine={BigInt(chips[mainCode(seat)] ?? '0')}
            onSit={() => onSit(seat)}
            onLay={onLay}
          />
        )}
      />
      <HandsList view={view} className={styles.unseen} />
    </Salon>
  )
}

/** Milliseconds since nobody decides any more. */
function useElapsed({ blackjack }: LiveView): () => number {
  const from = blackjack?.endsFromMs ?? null
  return useCallback(() => (from === null ? 0 : Math.max(0, roomNow() - from)), [from])
}

/** How long whoever decides still has. */
function useTurn(view: LiveView): { leftMs: () => number; ofMs: number } | null {
  const endsAtMs = turnNow(view)?.turn.endsAtMs ?? null
  const leftMs = useCallback(() => (endsAtMs === null ? 0 : Math.max(0, endsAtMs - roomNow())), [endsAtMs])
  return endsAtMs === null ? null : { leftMs, ofMs: view.blackjack!.turnMs }
}
