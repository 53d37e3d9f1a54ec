import { BlackjackSaid } from '@tucano/contract/live'
import type { Json } from '@tucano/round'
import { newBetId } from '#betting/bet'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { Bettors } from '../room/bettors.ts'
import { stakeOf } from '../room/state.ts'
import { codeOf, tableOf } from '../room/table-room.ts'
import type { TableServices } from '../room/work.ts'
import type { DeckOf } from './hand.ts'
import type { BlackjackCommand, BlackjackFact, BlackjackState } from './state.ts'
import { firstBlackjack, stepBlackjack } from './step.ts'
import { tellBlackjack, viewBlackjack } from './tell.ts'
import { workOfBlackjack } from './work.ts'

/** What happens within so long is told together. */
const FRAME_MS = 100

type RoomServices = Pick<Services, 'db' | 'brand' | 'vault'>

/** A table with seats that members play. */
export function blackjackRoom(services: RoomServices, tables: TableServices): RoomKind {
  const deckOf = deckOpener(services)
  const kind: RoomKind<BlackjackState, BlackjackCommand, BlackjackFact> = {
    name: 'blackjack',
    first: (options) => firstBlackjack(tableOf(codeOf(options))),
    step: (state, told) => stepBlackjack({ table: tableOf(state.table), deckOf }, state, told),
    wakesAtMs: ({ phase, closesAtMs, isPlayed, playedAtMs, nextAtMs, hand }) => {
      if (phase === 'open') return closesAtMs
      if (phase === 'play') return isPlayed ? undefined : (hand?.asking?.untilMs ?? hand?.endsAtMs ?? playedAtMs!)
      return phase === 'result' ? nextAtMs! : undefined
    },
    wake: { do: 'wake' },
    view: (state, memberId) => viewBlackjack(deckOf, state, memberId) as Json,
    tell: (facts, state) => tellBlackjack(deckOf, facts, state),
    frameMs: FRAME_MS,
    commands: commandsOf(services),
    work: (state) => workOfBlackjack(services, tables, tableOf(state.table), state),
  }
  return kind as unknown as RoomKind
}

/** As many as tables of a process can have in play. */
const OPENED_KEPT = 32

/** Opens the order of cards, once a round. */
function deckOpener({ vault }: Pick<Services, 'vault'>): DeckOf {
  const opened = new Map<string, readonly number[]>()
  return (sealed) => {
    const known = opened.get(sealed)
    if (known) return known
    const deck = [...vault.open(Buffer.from(sealed, 'base64'))]
    if (opened.size >= OPENED_KEPT) opened.delete(opened.keys().next().value!)
    opened.set(sealed, deck)
    return deck
  }
}

function commandsOf(services: RoomServices): NonNullable<RoomKind<BlackjackState, BlackjackCommand>['commands']> {
  const bettors = new Bettors(services)
  return {
    said: BlackjackSaid,
    toCommand: async (given, memberId, options) => {
      const said = given as BlackjackSaid
      if (said.do !== 'bet' && said.do !== 'sit') return said
      const { vendor } = tableOf(codeOf(options))
      const bettor = await bettors.read(memberId, { vendor, stake: said.do === 'bet' ? stakeOf(said.chips) : 0n })
      return said.do === 'sit' ? { ...said, who: bettor.who } : { ...said, betId: newBetId(), laterId: newBetId(), ...bettor }
    },
  }
}
