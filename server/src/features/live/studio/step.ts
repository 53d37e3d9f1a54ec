import { agrees } from '@tucano/live-studio'
import type { TableOfHouse } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { Outcome, Told } from '#rooms/kind'
import type { TableCommand } from '../room/state.ts'
import { firstState, openedRound, stepTable } from '../room/step.ts'
import { takeLate } from './late.ts'
import type { StudioCommand, StudioFact, StudioState, StudioTimes } from './state.ts'

type Done = Outcome<StudioState, StudioFact>
const REFUSED: Done = { refused: 'move.invalid' }

export const firstStudio = (table: TableOfHouse): StudioState => ({
  ...firstState(table),
  number: 0,
  dealer: null,
  shoe: null,
  away: null,
  ...noRound,
})

/** What belongs to a round and not to the table. */
const noRound = {
  studioRound: null,
  cards: [],
  resultAt: null,
  lateFromMs: null,
  closedAtMs: null,
  disputedAtMs: null,
  ends: null,
} satisfies Partial<StudioState>

const isUnderWay = ({ phase }: StudioState): boolean => phase === 'open' || phase === 'closed'

/** As a table, but that a studio says when rounds open, close and end. Events are taken in their order, each once. */
export function stepStudio(
  { table, times }: { table: TableOfHouse; times: StudioTimes },
  state: StudioState,
  told: Told<StudioCommand>,
): Done {
  const { command, atMs } = told
  if ('number' in command && command.number !== undefined) {
    const isNext = command.do === 'passed' ? command.number > state.number : command.number === state.number + 1
    if (!isNext) return REFUSED
    const done = takeEvent(table, state, { command, atMs })
    return 'refused' in done ? done : { ...done, state: { ...done.state, number: command.number } }
  }
  if (command.do === 'bet' && state.away) return { refused: 'live.studio.away' }
  if (command.do === 'away') {
    const away = command.why === null ? null : { why: command.why, sinceMs: state.away?.sinceMs ?? atMs }
    return say({ ...state, away })
  }
  if (command.do === 'ends')
    return isUnderWay(state) ? say({ ...state, ends: state.ends ?? { code: command.code, note: command.note } }) : REFUSED
  if (command.do === 'late') return takeLate(table, state)
  return command.do === 'wake' ? wake(table, times, state, told) : asTable(table, state, told)
}

const say = (state: StudioState): Done => ({ state, facts: [{ name: 'studio', round: state.round }] })

/** What every table does. */
function asTable(table: TableOfHouse, state: StudioState, told: Told<StudioCommand>): Done {
  const done = stepTable(table, state, told as Told<TableCommand>)
  return 'refused' in done ? done : { ...done, state: { ...state, ...done.state } }
}

interface Event {
  command: Extract<StudioCommand, { number?: number }>
  atMs: number
}

function takeEvent(table: TableOfHouse, state: StudioState, { command, atMs }: Event): Done {
  switch (command.do) {
    case 'opened': {
      if (state.phase !== 'idle') return REFUSED
      const opened = openedRound(table, state, command)
      const next = { ...state, ...noRound, ...firstState(table), ...opened, studioRound: command.studioRound }
      return { state: next, facts: [{ name: 'opened', round: opened.round }] }
    }
    case 'shut':
      if (!isUnderWay(state)) return REFUSED
      return {
        state: {
          ...state,
          phase: 'closed',
          lateFromMs: command.closedAtMs,
          closedAtMs: atMs,
          closesAtMs: Math.min(state.closesAtMs, command.closedAtMs),
        },
        facts: [{ name: 'closed', round: state.round }],
      }
    case 'card':
      return isUnderWay(state) ? say({ ...state, cards: [...state.cards, { ...command.card, at: command.at }] }) : REFUSED
    case 'result':
      return state.phase === 'closed' ? takeResult(table, state, { command, atMs }) : REFUSED
    case 'ends':
      return isUnderWay(state) ? say({ ...state, ends: { code: command.code, note: command.note } }) : REFUSED
    case 'corrected':
      return correct(state, command)
    case 'dealer':
      return say({ ...state, dealer: command.name })
    case 'shoe':
      return say({ ...state, shoe: command.name })
    case 'passed':
      return { state, facts: [] }
  }
}

/** A result that the cards do not come to pays nobody: the studio has to say another one. */
function takeResult(
  table: TableOfHouse,
  state: StudioState,
  { command, atMs }: { command: Extract<StudioCommand, { do: 'result' }>; atMs: number },
): Done {
  const { result, at, corrects } = command
  const kind = table.kind === 'roulette' ? 'roulette' : 'baccarat'
  // What takes the place of a wrong result may say that a card was told wrong, too: it has to follow the rules.
  const cards = corrects && 'player' in result ? ownCards(result) : state.cards
  if (!agrees(kind, result, cards)) return say({ ...state, disputedAtMs: state.disputedAtMs ?? atMs })
  const shown = { resultAt: at, disputedAtMs: null, result: result as Json, playsAtMs: atMs, playedAtMs: atMs, isPlayed: true }
  return { state: { ...state, ...shown, phase: 'play' }, facts: [{ name: 'play', round: state.round, result: result as Json }] }
}

const ownCards = (hands: { player: readonly number[]; banker: readonly number[] }) =>
  (['player', 'banker'] as const).flatMap((hand) => hands[hand].map((card) => ({ hand, card })))

function correct(state: StudioState, { eventId, result }: Extract<StudioCommand, { do: 'corrected' }>): Done {
  const past = state.past.map((one) => (one.drawId === eventId ? { ...one, result, corrected: true as const } : one))
  const found = past.find(({ drawId }) => drawId === eventId)
  return { state: { ...state, past }, facts: found ? [{ name: 'corrected', round: found.round }] : [] }
}

/** The close comes by the clock if the studio has not said it sooner; what is waited for too long ends the round. */
function wake(table: TableOfHouse, times: StudioTimes, state: StudioState, told: Told<StudioCommand>): Done {
  const { atMs } = told
  if (isUnderWay(state) && state.ends === null) {
    const { away, disputedAtMs, closedAtMs } = state
    if (away && atMs >= away.sinceMs + times.awayMs) return say({ ...state, ends: { code: `studio.${away.why}`, note: null } })
    if (disputedAtMs !== null && atMs >= disputedAtMs + times.disputeMs)
      return say({ ...state, ends: { code: 'studio.disputed', note: null } })
    if (closedAtMs !== null && atMs >= closedAtMs + times.resultMs) return say({ ...state, ends: { code: 'studio.noResult', note: null } })
  }
  const done = asTable(table, state, told)
  if ('refused' in done || state.phase !== 'open' || done.state.phase !== 'closed') return done
  return { ...done, state: { ...done.state, closedAtMs: atMs } }
}

/** When a table wants to be woken. */
export function wakesStudioAt(
  times: StudioTimes,
  { phase, closesAtMs, nextAtMs, away, disputedAtMs, closedAtMs, ends }: StudioState,
): number | undefined {
  if (phase === 'result') return nextAtMs ?? undefined
  if ((phase !== 'open' && phase !== 'closed') || ends !== null) return undefined
  const moments = [
    phase === 'open' ? closesAtMs : undefined,
    away ? away.sinceMs + times.awayMs : undefined,
    disputedAtMs === null ? undefined : disputedAtMs + times.disputeMs,
    closedAtMs === null ? undefined : closedAtMs + times.resultMs,
  ].filter((moment) => moment !== undefined)
  return moments.length > 0 ? Math.min(...moments) : undefined
}
