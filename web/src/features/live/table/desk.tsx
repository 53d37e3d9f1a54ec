import { findTable } from '@tucano/live'
import { useState } from 'react'
import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import { useMedia } from '#ui/use-media'
import { Cloth } from '../cloth/cloth.tsx'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { useRefusalText } from '../room/use-refusal-text.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import { type ClothKind, hasCloth } from '../words/kinds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { About } from './about.tsx'
import { AutoSheet } from './auto-sheet.tsx'
import { Bar } from './bar.tsx'
import styles from './desk.module.css'
import { Hand } from './hand.tsx'
import { KeptSheet } from './kept-sheet.tsx'
import { Elsewhere, Refusal, Said } from './notes.tsx'
import { Others } from './others.tsx'
import { Place } from './place.tsx'
import { ResultNote } from './result-note.tsx'
import { seatFrame } from './seat-frame.tsx'
import type { DeskProps, SeatProps } from './seat-props.ts'
import { ownResult, resultsOf, timesOf } from './results.ts'
import type { Chips } from './slip-chips.ts'
import { texts } from './texts.ts'
import { useAuto } from './use-auto.ts'
import { useChip } from './use-chip.ts'
import { useNoteRound } from '../small/use-note-round.ts'
import { useSaid } from './use-said.ts'
import { useSlip } from './use-slip.ts'
import { useSounds } from './use-sounds.ts'
import { useTableNow } from './use-table-now.ts'

const FlightDesk = lazyPart('scene', () => import('../flight/flight-desk.tsx').then((part) => part.FlightDesk))
const SeatedDesk = lazyPart('scene', () => import('../blackjack/seated-desk.tsx').then((part) => part.SeatedDesk))

/** A table: what happens on it, the cloth below, chips nearest to the thumb, and all about it beside. */
export function Desk({ table: listed, others, room, view, side, onBeside }: DeskProps) {
  const table = useTableNow(listed, view)
  useNoteRound(listed.code, view)
  const isWide = useMedia('(width >= 1180px)')
  const [isOpen, setOpen] = useState(false)
  const w = useText(words)
  const hasAside = isWide && !side
  const seat = { others, room, view, side, onBeside, onMore: hasAside ? undefined : () => setOpen(true) }
  const about = <About table={table} others={others} view={view} onLeave={() => setOpen(false)} />
  return (
    <>
      {hasCloth(table) ? (
        <Seat key={table.code} table={table} {...seat} />
      ) : table.kind === 'crash' ? (
        <FlightDesk key={table.code} table={table} {...seat} />
      ) : (
        <SeatedDesk key={table.code} table={table} {...seat} />
      )}
      {hasAside && <aside className={styles.aside}>{about}</aside>}
      {!hasAside && isOpen && (
        <Sheet title={table.name} closeLabel={w('close')} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>{about}</div>
        </Sheet>
      )}
    </>
  )
}

type Opened = 'kept' | 'auto' | undefined

function Seat(props: SeatProps & { table: { kind: ClothKind } }) {
  const { table, room, view, side } = props
  const t = useText(texts)
  const p = useText(phaseTexts)
  const slip = useSlip(table, view)
  const seconds = useSeconds(view.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  const canBet = view.phase === 'open' && seconds > 0 && room.isLinked && room.code === undefined
  const auto = useAuto(view, slip, canBet)
  const outcome = useOutcome(table.kind)(view.phase === 'result' ? view.result : null)
  const [chip, setChip] = useChip(view.limits, side)
  const [opened, setOpened] = useState<Opened>()
  const own = ownResult(view)
  const sound = useSounds({ view, seconds, times: timesOf(own), side })
  const said = useSaid({ table, view, seconds, stake: slip.stake })
  /** Everybody sees all of it; who puts a chip down needs an account, of play money or not. */
  const enter = (act: () => void): void => (useSession.getState().token ? act() : openModal('loginPopupModal'))
  const lay = (chips: Chips): void =>
    enter(() => {
      if (!canBet) return slip.hand.refuse('event.closed')
      sound.pop()
      slip.hand.lay(chips)
    })
  const results = resultsOf(findTable(table.code), view)
  const refusal = useRefusalText(slip.refusal?.code)
  return (
    <section {...seatFrame(props)}>
      <Bar {...props} />
      <div className={styles.stage} data-part="stage">
        <Place table={table} view={view} seconds={seconds} />
        <div className={styles.clock} data-part="clock">
          <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
          <span>{p(phaseOf(view, seconds))}</span>
        </div>
        <Others kind={table.kind} view={view} />
        {own && outcome && (
          <div className={styles.result}>
            <ResultNote key={view.round} stake={own.stake} won={own.won} result={outcome.words} />
          </div>
        )}
        {room.code === 'room.elsewhere' && <Elsewhere room={table.room} />}
      </div>
      <Said stake={slip.stake} side={side}>
        {room.isLinked ? said : t('reconnecting')}
      </Said>
      <Refusal text={refusal ?? (auto.ended && t(`autoEnd_${auto.ended}`))} />
      <div className={styles.felt} data-part="felt" data-kind={table.kind}>
        <Cloth
          kind={table.kind}
          spots={table.spots}
          chips={slip.chips}
          unsent={slip.unsent}
          totals={view.spots}
          paidOf={results?.paidOf}
          hasWon={results?.hasWon}
          round={view.round}
          past={view.past}
          canBet={canBet}
          isSmall={side !== undefined && !side.isLarge}
          onLay={(code) => lay({ [code]: String(chip) })}
        />
      </div>
      <div className={styles.hand} data-part="hand">
        <Hand
          limits={view.limits}
          chip={chip}
          onChip={setChip}
          slip={slip}
          canBet={canBet}
          onLay={lay}
          onKept={() => setOpened('kept')}
          onAuto={() => setOpened('auto')}
          isAuto={auto.auto !== undefined}
          isAside={side !== undefined}
        />
      </div>
      {opened === 'kept' && <KeptSheet table={table} chips={slip.chips} canBet={canBet} onLay={lay} onClose={() => setOpened(undefined)} />}
      {opened === 'auto' && (
        <AutoSheet
          slip={slip}
          hand={auto}
          onStart={(plan, chips) => enter(() => auto.start(plan, chips, slip.stake > 0n))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
