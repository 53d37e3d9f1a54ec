import type { TableOfHouse } from '@tucano/live'
import type { Outcome, Told } from '#rooms/kind'
import { type TableCommand, addChips, chipsOf, slipOf, withSlip } from '../room/state.ts'
import { endTable, firstState, mayEnd, stepTable } from '../room/step.ts'
import { type Seated, deal, dealAsked, decide, goAlong, wakeHand } from './moves.ts'
import { keptSeats, rise, seatRefuses, sit } from './seats.ts'
import { playerOf } from './stakes.ts'
import type { BlackjackCommand, BlackjackFact, BlackjackState, Player } from './state.ts'

type Done = Outcome<BlackjackState, BlackjackFact>
type OfMember<Do extends BlackjackCommand['do']> = Extract<BlackjackCommand, { do: Do }> & { memberId: bigint; atMs: number }

const REFUSED: Done = { refused: 'move.invalid' }

const none = { players: {}, hand: null } as const
export const firstBlackjack = (table: TableOfHouse): BlackjackState => ({ ...firstState(table), ...none, seats: {}, stakesEventId: null })

/** What every table does, with what only a table with seats has beside it. */
function asAtTables(table: TableOfHouse, state: BlackjackState, told: Told<TableCommand>): Done {
  const done = stepTable(table, state, told)
  return 'refused' in done ? done : { ...done, state: { ...state, ...done.state } }
}

/** From round to round as at every table; between the deal and the result, members play their seats. */
export function stepBlackjack(seated: Seated, state: BlackjackState, told: Told<BlackjackCommand>): Done {
  const { command, memberId } = told
  return memberId === undefined ? ofRoom(seated, state, { ...told, command }) : ofMember(seated, state, { ...told, memberId })
}

/** What the room tells itself. */
function ofRoom({ table, deckOf }: Seated, state: BlackjackState, told: Told<BlackjackCommand>): Done {
  const { command, atMs } = told
  switch (command.do) {
    case 'opened': {
      const opened = asAtTables(table, state, { ...told, command })
      return 'refused' in opened ? opened : { ...opened, state: { ...opened.state, ...none, seats: keptSeats(state) } }
    }
    case 'shuffled':
      return state.phase === 'closed' ? deal(deckOf, state, { ...command, atMs }) : REFUSED
    case 'along':
      return goAlong(table, state, command)
    case 'deal':
      return dealAsked(deckOf, state, atMs)
    case 'stakes':
      return state.stakesEventId === command.eventId
        ? { state: { ...state, stakesEventId: null }, facts: [{ name: 'stakes', round: state.round }] }
        : REFUSED
    case 'over':
      return mayEnd(state, command) ? end(table, state, command, atMs) : REFUSED
    case 'wake':
      return wakeHand(deckOf, state, atMs) ?? asAtTables(table, state, { ...told, command })
    case 'status':
    case 'voided':
      return asAtTables(table, state, { ...told, command })
    case 'bet':
    case 'undo':
    case 'clear':
    case 'sit':
    case 'rise':
    case 'follow':
    case 'move':
      return REFUSED
  }
}

/** What members say. */
function ofMember(seated: Seated, state: BlackjackState, told: Told<BlackjackCommand> & { memberId: bigint }): Done {
  const { command, memberId, atMs } = told
  switch (command.do) {
    case 'bet':
      return bet(seated.table, state, { ...command, memberId, atMs })
    case 'undo':
    case 'clear':
      return asAtTables(seated.table, state, { ...told, command })
    case 'sit':
      return sit(state, { ...command, memberId })
    case 'rise':
      return rise(state, memberId)
    case 'follow':
      return follow(state, { ...command, memberId, atMs })
    case 'move':
      return decide(seated, state, { ...command, memberId, atMs })
    case 'status':
    case 'opened':
    case 'shuffled':
    case 'along':
    case 'deal':
    case 'stakes':
    case 'over':
    case 'voided':
    case 'wake':
      return REFUSED
  }
}

const STAYS = { double: false, split: false }

/** Chips as at every table; a seat's own, or behind whoever sits there. Later stakes come from where the first came from. */
function bet(table: TableOfHouse, state: BlackjackState, asked: OfMember<'bet'>): Done {
  const { memberId, atMs, pocket, laterId, follows, ...command } = asked
  const slip = slipOf(state, memberId)
  const done = asAtTables(table, state, { command: { ...command, pocket }, memberId, atMs })
  if ('refused' in done) return done
  const refused = seatRefuses(state, slip ? chipsOf(slip) : {}, command.chips)
  if (refused !== undefined) return { refused }
  const before = slip && slip.sent.length > 0 ? playerOf(state, memberId) : undefined
  const player: Player = { ...(before ?? { pocket, laterId, added: {}, stayed: [] }), follows: follows ?? before?.follows ?? STAYS }
  return { ...done, state: { ...done.state, players: withSlip(state.players, memberId, player) } }
}

/** Whether bets behind go along when their seats stake more: said until the cards come. */
function follow(state: BlackjackState, { memberId, atMs, double, split }: OfMember<'follow'>): Done {
  if (state.phase !== 'open' || atMs >= state.closesAtMs) return { refused: 'event.closed' }
  const player = playerOf(state, memberId)
  if (!player) return { refused: 'live.slip.empty' }
  return {
    state: { ...state, players: withSlip(state.players, memberId, { ...player, follows: { double, split } }) },
    facts: [{ name: 'follows', round: state.round, memberId: String(memberId) }],
  }
}

/** As many as a page shows: a round of seven seats is long. */
const PAST_KEPT = 30

function end(table: TableOfHouse, state: BlackjackState, over: Extract<BlackjackCommand, { do: 'over' }>, atMs: number): Done {
  const done = endTable(table, state, over, {
    atMs,
    chipsIn: (slip, memberId) => addChips(chipsOf(slip), playerOf(state, BigInt(memberId))?.added ?? {}),
  })
  // A round in which nobody was dealt to has its draw and its proof, and nothing to show here.
  const past = state.hand ? done.state.past.slice(-PAST_KEPT) : state.past
  return { ...done, state: { ...done.state, past } }
}
