import type { LiveView } from '@tucano/contract/live'
import { type TableOfHouse, findTable, payoutOf, toldSpots } from '@tucano/live'
import { livePath } from '@tucano/contract/pages'
import type { Json } from '@tucano/round'
import { ArrowLeft, ChartNoAxesCombined, Volume2, VolumeX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useAmounts } from '#platform/amounts'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { usePreferences } from '#play/session/preferences.ts'
import { Button, IconButton } from '#ui/button'
import { Sheet } from '#ui/sheet'
import { useMedia } from '#ui/use-media'
import { Cloth } from '../cloth/cloth.tsx'
import type { ShownTable } from '../queries.ts'
import { Countdown } from '../room/countdown.tsx'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { type Looked, sitHere } from '../room/rooms.ts'
import { useRefusalText } from '../room/use-refusal-text.ts'
import { pageCloses, useSeconds } from '../room/use-seconds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { About } from './about.tsx'
import { AutoSheet } from './auto-sheet.tsx'
import styles from './desk.module.css'
import { Hand, valuesOf } from './hand.tsx'
import { KeptSheet } from './kept-sheet.tsx'
import { Others } from './others.tsx'
import { Place } from './place.tsx'
import { ResultNote } from './result-note.tsx'
import { type Chips, stakeOf } from './slip-chips.ts'
import { texts } from './texts.ts'
import { useAuto } from './use-auto.ts'
import { useSaid } from './use-said.ts'
import { useSlip } from './use-slip.ts'
import { useSounds } from './use-sounds.ts'

interface DeskProps {
  table: ShownTable
  others: readonly ShownTable[]
  room: Looked
  view: LiveView
}

/** A table: what happens on it, the cloth below, chips nearest to the thumb, and all about it beside. */
export function Desk({ table: listed, others, room, view }: DeskProps) {
  const table = useTableNow(listed, view.round)
  const isWide = useMedia('(width >= 1180px)')
  const [isOpen, setOpen] = useState(false)
  const w = useText(words)
  const about = <About table={table} others={others} view={view} onLeave={() => setOpen(false)} />
  return (
    <div className={styles.page}>
      <Seat key={table.code} table={table} others={others} room={room} view={view} onMore={isWide ? undefined : () => setOpen(true)} />
      {isWide && <aside className={styles.aside}>{about}</aside>}
      {!isWide && isOpen && (
        <Sheet title={table.name} closeLabel={w('close')} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>{about}</div>
        </Sheet>
      )}
    </div>
  )
}

/** Where rounds differ before they are drawn, places pay as the round that runs says. */
function useTableNow(table: ShownTable, round: number): ShownTable {
  const { kind, code } = table
  const isByRound = kind === 'regatta' || kind === 'cockfight'
  return useMemo(() => {
    const house = isByRound && round > 0 ? findTable(code) : undefined
    return house ? { ...table, spots: toldSpots(house.gameIn(round)) } : table
  }, [table, code, isByRound, round])
}

interface SeatProps extends DeskProps {
  /** Opens what stands beside a table where there is no room for it. */
  onMore: (() => void) | undefined
}

type Opened = 'kept' | 'auto' | undefined

function Seat({ table, others, room, view, onMore }: SeatProps) {
  const t = useText(texts)
  const p = useText(phaseTexts)
  const slip = useSlip(table, view)
  const seconds = useSeconds(view.phase === 'open' ? pageCloses(view.closesAtMs) : 0)
  const canBet = view.phase === 'open' && seconds > 0 && room.isLinked && room.code === undefined
  const auto = useAuto(view, slip, canBet)
  const outcome = useOutcome(table.kind)(view.phase === 'result' ? view.result : null)
  const [chip, setChip] = useState(() => valuesOf(table.limits)[0]!)
  const [opened, setOpened] = useState<Opened>()
  const own = ownResult(view)
  const sound = useSounds(view, seconds, own && own.won > own.stake ? Number(own.won / (own.stake || 1n)) : undefined)
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
    <section className={styles.desk} data-table={table.code} data-phase={view.phase} data-round={view.round}>
      <Bar table={table} others={others} view={view} onMore={onMore} />
      <div className={styles.stage}>
        <Place table={table} view={view} seconds={seconds} />
        <div className={styles.clock}>
          <Countdown opensAtMs={view.opensAtMs} closesAtMs={view.closesAtMs} seconds={seconds} label={t('timer')} />
          <span>{p(phaseOf(view, seconds))}</span>
        </div>
        <Others kind={table.kind} view={view} />
        {own && outcome && (
          <div className={styles.result}>
            <ResultNote key={view.round} stake={own.stake} won={own.won} result={outcome.words} />
          </div>
        )}
        {room.code === 'room.elsewhere' && (
          <div className={styles.veil} role="alert">
            <strong>{t('elsewhere')}</strong>
            <p>{t('elsewhereText')}</p>
            <Button look="primary" onClick={() => sitHere(table.room)}>
              {t('sitHere')}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.said} role="status" aria-live="polite">
        {room.isLinked ? said : t('reconnecting')}
      </p>
      <Refusal text={refusal ?? (auto.ended && t(`autoEnd_${auto.ended}`))} />
      <div className={styles.felt} data-kind={table.kind}>
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
          onLay={(code) => lay({ [code]: String(chip) })}
        />
      </div>
      <div className={styles.hand}>
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

const Refusal = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.refusal} role="alert">
      {text}
    </p>
  ) : null

/** What a round came to for whoever sits here. */
function ownResult({ mine, phase, voidReason }: LiveView): { stake: bigint; won: bigint } | undefined {
  if (phase !== 'result' || voidReason !== null || !mine || mine.won === null) return undefined
  const stake = stakeOf(mine.chips)
  return stake > 0n ? { stake, won: BigInt(mine.won) } : undefined
}

/** Place by place, once it is over. */
function resultsOf(house: TableOfHouse | undefined, { phase, round, result, voidReason }: LiveView) {
  if (!house || phase !== 'result' || voidReason !== null || result === null || result === undefined) return undefined
  const spots = new Map(house.gameIn(round).spots.map((spot) => [spot.code, spot.comesTo(result as Json)]))
  return {
    hasWon: (code: string): boolean => {
      const comesTo = spots.get(code)
      return comesTo !== undefined && comesTo.over > comesTo.under
    },
    paidOf: (code: string, stake: bigint): bigint => {
      const comesTo = spots.get(code)
      return comesTo ? payoutOf(stake, comesTo) : 0n
    },
  }
}

function Bar({ table, others, view, onMore }: Pick<SeatProps, 'table' | 'others' | 'view' | 'onMore'>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { sound, toggle } = usePreferences()
  return (
    <header className={styles.bar}>
      <Link href="/live" className={styles.back} aria-label={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={styles.names}>
        <h1>{table.name}</h1>
        <p>
          {t('limits', { min: amount(view.limits.min), max: amount(view.limits.max) })} · {t('round', { round: view.round })} ·{' '}
          {t('drawn', { name: table.dealer.name })}
        </p>
      </div>
      <nav className={styles.switch} aria-label={t('otherTables')}>
        {beside(others).map((other) => (
          <Link key={other.code} href={livePath(other.code)}>
            {other.name}
          </Link>
        ))}
      </nav>
      <IconButton label={t(sound ? 'soundOff' : 'soundOn')} aria-pressed={sound} onClick={() => toggle('sound')}>
        {sound ? <Volume2 /> : <VolumeX />}
      </IconButton>
      {onMore && (
        <IconButton label={t('more')} onClick={onMore}>
          <ChartNoAxesCombined />
        </IconButton>
      )}
    </header>
  )
}

const BESIDE = 3
const beside = (others: readonly ShownTable[]): readonly ShownTable[] => others.slice(0, BESIDE)
