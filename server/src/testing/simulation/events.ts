import { settleEvent, voidEvent } from '#betting/event-bets'
import { closePot, scheduleEvent, setEventState } from '#betting/events'
import { GAME, type Of, keyOf, settleBet } from './bets.ts'
import type { Books, Call } from './calls.ts'
import type { Become, ModelBet } from './model.ts'
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

/** Ends all bets of an event as servers do, two of them at once. */
export async function endEvent({ world, model, count, postingIds }: Books, { nth, how, payout }: Of<'endEvent'>): Promise<void> {
  const event = model.events.at(-1 - nth)
  if (!event) return
  const { db } = world
  const key = `${how}:${count}`
  const decide = (bet: Pick<ModelBet, 'stake' | 'payout'>): bigint => bet.payout + (bet.stake % 2n === 0n ? payout : 0n)
  const bets = model.bets
    .filter((bet) => bet.event === event && (bet.state === 'open' || (how === 'void' && bet.state === 'settled')))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const options = { version: count, atOnce: 1 }
  const end = (): Promise<number> => (how === 'settle' ? settleEvent(db, event.id, decide, options) : voidEvent(db, event.id, options))
  const ended = await end()
  if (ended !== bets.length) throw new Error(`${ended} bets of an event ended, and ${bets.length} were there`)
  if ((await end()) !== 0) throw new Error('bets of an event ended twice')
  const nextOf = (bet: ModelBet): Become =>
    how === 'settle' ? { ...bet, payout: decide(bet), state: 'settled' } : { ...bet, state: 'void' }
  // What nothing stands against ends first; a pocket that takes nothing stands against all of them.
  const gets = (bet: ModelBet): bigint => {
    const { legs } = model.become(bet, nextOf(bet))
    return legs[0]!.amount + legs[1]!.amount
  }
  const isPlain = (bet: ModelBet): boolean => bet.state === 'open' && bet.owed === 0n && gets(bet) >= 0n
  const isHindered = bets.some((bet) => isPlain(bet) && gets(bet) > 0n && model.closed.has(bet.pocket))
  const ordered = isHindered ? bets : [...bets.filter(isPlain), ...bets.filter((bet) => !isPlain(bet))]
  const steps = await db
    .selectFrom('betting.steps')
    .select(['bet_id', 'posting_id'])
    .where('key', '=', key)
    .where('bet_id', 'in', [newId(), ...bets.map(({ id }) => id)])
    .execute()
  const postings = new Map(steps.map((step) => [step.bet_id, step.posting_id]))
  for (const bet of ordered) {
    const next = nextOf(bet)
    const { legs, apply } = model.become(bet, next)
    const full = keyOf(bet.id, key)
    bet.steps.set(key, { stake: 0n, decided: 0n, payout: next.payout - bet.payout, isUndone: false, canBeUndone: how === 'settle' })
    if (how === 'void') bet.voidedBy = full
    model.keys.set(full, '')
    model.move(legs)
    apply()
    postingIds.set(full, postings.get(bet.id)!)
  }
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
