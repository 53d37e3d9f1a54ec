import { closePot, scheduleEvent, setEventState } from '#betting/events'
import { GAME, type Of, settleBet } from './bets.ts'
import type { Books, Call } from './calls.ts'
import { newId } from './world.ts'

const DAY_MS = 86_400_000

export async function schedule({ world, model }: Books, { pot }: Of<'schedule'>): Promise<void> {
  const id = newId()
  const now = Date.now()
  await scheduleEvent(world.db, {
    ...GAME,
    id,
    opensAt: new Date(now - 3 * DAY_MS),
    closesAt: new Date(now + 3 * DAY_MS),
    ...(pot ? { pot: 'BRL' } : {}),
  })
  model.events.push({ id, hasPot: pot, isClosed: false, pot: 0n })
}

/** Ends betting on an event, once. */
export async function closeEvent({ world, model }: Books, nth: number): Promise<void> {
  const event = model.events.at(-1 - nth)
  if (!event || event.isClosed) return
  await setEventState(world.db, { id: event.id, version: 0, state: 'closed' })
  event.isClosed = true
}

/** Ends an event whose bets have all lost: what is still to be settled. */
export function loseAll(books: Books, nth: number): Call[] {
  const event = books.model.events.at(-1 - nth)
  return books.model.bets.filter((bet) => event && bet.event === event && bet.state === 'open').map((bet) => settleBet(books, bet, 0n))
}

/** Brings what is left in a pot to the house: the rake, and what no share could be made of. */
export function emptyCall({ model }: Books, nth: number): Call | undefined {
  const event = model.events.at(-1 - nth)
  if (!event?.hasPot) return undefined
  const key = `event:${event.id}:empty`
  const left = event.pot
  const rake = left > 1n ? left - 1n : left
  return {
    key,
    make: (db) => closePot(db, { eventId: event.id, version: 1, rake, breakage: left - rake }),
    expect: () => {
      if (model.keys.has(key)) return { replay: true }
      if (!event.isClosed) return { refused: ['version.conflict'] }
      if (model.bets.some((bet) => bet.event === event && bet.state === 'open')) return { refused: ['event.open'] }
      if (left < 0n) return { refused: ['amount.invalid'] }
      if (left === 0n || event.pot !== left) return { refused: ['pot.differs'] }
      return {
        apply: () => {
          model.keys.set(key, '')
          model.move([
            { account: 'pot/BRL', amount: -left },
            { account: 'house/BRL', amount: left },
          ])
          event.pot = 0n
        },
      }
    },
  }
}
