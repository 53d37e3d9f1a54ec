import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@tucano/database'
import { isWorthRetrying } from '#platform/batch-connections'
import { isTransient } from '#platform/fault'
import { type EventMessage, applyFixture, applyMessage, committed, newDraft, tellsResults } from './apply/draft.ts'
import { tooLateFrom } from './apply/past-posting.ts'
import type { StoredEvent } from './apply/stored.ts'
import { changeOf } from './changes.ts'
import { Lags } from './lags.ts'
import { type ProducerInput, type ProducerState, numbered, stepProducer } from './producers.ts'
import { type Asked, mayAsk, recent } from './quotas.ts'
import type { Heard } from './read-heard.ts'
import { writeFixtures } from './store/fixtures.ts'
import { type Lease, LeaseLost, holdLease } from './store/lease.ts'
import { loadEndings, loadEvents } from './store/load.ts'
import { noteCompleted, numberRequest, writeProducers } from './store/producers.ts'
import { countRefusals } from './store/refusals.ts'
import { writeDrafts } from './store/write.ts'
import { type Work, type Written, newWork, noteProcessed, refuse, unkept, urnOf } from './work.ts'

const EVENTS_KEPT = 3000
const RETRY_MS = { first: 50, most: 1000 }
/** An operator may have told of the same market at this moment. More often than that it is not by chance. */
const ATTEMPTS = 5

export interface WriterOptions {
  db: Db
  lease: Lease
  /** By our clock, which is the database's. */
  now: () => number
  groupsOf: (marketId: number) => readonly string[] | undefined
  states: readonly ProducerState[]
  asked: ReadonlyMap<number, readonly Asked[]>
  /** Nobody waits for what cannot be written now. */
  isOver: () => boolean
}

/** Follows what is heard, in its order, gathered into transactions which nobody can write who does not have the feed any more. */
export class FeedWriter {
  #options: WriterOptions
  #states: Map<number, ProducerState>
  #asked: Map<number, Asked[]>
  /** Events as they are: nobody else writes them. */
  #events = new Map<string, StoredEvent>()
  #lags = new Lags()

  constructor(options: WriterOptions) {
    this.#options = options
    this.#states = new Map(options.states.map((state) => [state.id, state]))
    this.#asked = new Map(Array.from(options.asked, ([producer, asked]) => [producer, [...asked]]))
  }

  get states(): readonly ProducerState[] {
    return [...this.#states.values()]
  }

  /** Whether one more match may be asked for, and that it was. */
  mayAskEvent(producer: number): boolean {
    const nowMs = this.#options.now()
    const asked = this.#asked.get(producer) ?? []
    if (!mayAsk(asked, { of: 'event', nowMs })) return false
    this.#asked.set(producer, [...recent(asked, nowMs), { atMs: nowMs, of: 'event' }])
    return true
  }

  /** Writes it all, or, where one of it cannot be kept, all but that. Passing trouble is waited for as long as the feed is ours. */
  async write(heard: readonly Heard[]): Promise<Written[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return [await this.#writeTogether(heard)]
      } catch (error) {
        this.#events.clear()
        if (error instanceof LeaseLost || this.#options.isOver()) throw error
        if (!isTransient(error) && (attempt > ATTEMPTS || !isWorthRetrying(error))) return this.#writeApart(heard, error)
        await wait(Math.min(RETRY_MS.first * 2 ** (attempt - 1), RETRY_MS.most))
      }
    }
  }

  async #writeApart(heard: readonly Heard[], error: unknown): Promise<Written[]> {
    const [only] = heard
    if (heard.length > 1) {
      const middle = heard.length >> 1
      return [...(await this.write(heard.slice(0, middle))), ...(await this.write(heard.slice(middle)))]
    }
    // What cannot even be counted is a mistake of ours.
    if (!only || only.is === 'refused' || only.is === 'producer' || only.is === 'all') throw error
    return this.write([unkept(only, error)])
  }

  async #writeTogether(heard: readonly Heard[]): Promise<Written> {
    const work = newWork(heard, this.#states)
    const { db, lease } = this.#options
    await db.transaction().execute(async (trx) => {
      await holdLease(trx, lease)
      await this.#load(trx, work)
      for (const one of heard) this.#follow(one, work)
      const drafts = [...work.drafts.values()]
      work.results.push(...(await writeDrafts(trx, drafts)))
      await writeFixtures(trx, drafts)
      await this.#writeProducers(trx, work)
      await countRefusals(trx, work.refusals)
    })
    this.#end(work)
    return work
  }

  /** Events that are told of, with how their markets ended where that is told of. */
  async #load(trx: Db, { heard, drafts }: Work): Promise<void> {
    const urns = new Set(heard.flatMap((one) => urnOf(one) ?? []))
    const missing = [...urns].filter((urn) => !this.#events.has(urn))
    const loaded = new Map((await loadEvents(trx, missing)).map((event) => [event.urn, event]))
    const eventOf = (urn: string): StoredEvent => this.#events.get(urn) ?? loaded.get(urn)!
    const ending = new Set(heard.flatMap((one) => (one.is === 'message' && tellsResults(one.message) ? [one.message.event] : [])))
    const endings = await loadEndings(
      trx,
      Array.from(ending, (urn) => eventOf(urn).id),
    )
    for (const urn of urns) {
      const event = eventOf(urn)
      drafts.set(urn, newDraft(event, endings.get(event.id) ?? new Map()))
    }
  }

  #follow(one: Heard, work: Work): void {
    switch (one.is) {
      case 'producer':
        if (!work.states.has(one.producer))
          return refuse(work, { cause: 'producer', kind: one.input.is, problem: `no producer is ${one.producer}` })
        if (one.timestampMs !== undefined) noteProcessed(work, one.producer, one.timestampMs)
        if (one.input.is === 'alive') this.#lags.note(one.producer, one.input.timestampMs, this.#options.now())
        if (one.input.is === 'complete') work.completed.push(one.input.requestId)
        return this.#step(work, one.producer, one.input)
      case 'all':
        for (const id of work.states.keys()) this.#step(work, id, one.input)
        return
      case 'refused':
        work.refusals.push(one.refusal)
        if (one.event !== undefined) work.lost.push(one.event)
        return
      case 'fixture':
        return applyFixture(work.drafts.get(one.fixture.urn)!, one.fixture)
      case 'message':
        return this.#followMessage(one, work)
    }
  }

  #followMessage({ message, sample }: Extract<Heard, { is: 'message' }>, work: Work): void {
    const draft = work.drafts.get(message.event)!
    const about = { kind: message.kind, sample }
    if (!work.states.has(message.producer))
      return refuse(work, { ...about, cause: 'producer', problem: `no producer is ${message.producer}` })
    noteProcessed(work, message.producer, message.timestampMs)
    const isOdds = message.kind === 'odds_change' || message.kind === 'bet_stop'
    if (isOdds && message.requestId === undefined) this.#step(work, message.producer, { is: 'told', timestampMs: message.timestampMs })
    if (draft.event.fixture.refused !== null && message.kind !== 'fixture_change')
      return refuse(work, { ...about, cause: 'youth', problem: `${message.event} is not offered` })
    applyMessage(draft, message, this.#options.groupsOf, this.#tooLateFrom(message))
    if (draft.refused > 0) refuse(work, { ...about, cause: 'market', problem: 'markets that cannot be kept', count: draft.refused })
    draft.refused = 0
  }

  /** From when on bets were taken too late on what a message stops. */
  #tooLateFrom(message: EventMessage): number | undefined {
    const { producer, timestampMs, requestId } = message
    if (requestId !== undefined) return undefined
    const nowMs = this.#options.now()
    this.#lags.note(producer, timestampMs, nowMs)
    return tooLateFrom(message, { nowMs, leastLagMs: this.#lags.leastOf(producer)! })
  }

  #step(work: Work, id: number, input: ProducerInput): void {
    const nowMs = this.#options.now()
    const asked = this.#asked.get(id) ?? []
    const { state, effects } = stepProducer(work.states.get(id)!, input, {
      nowMs,
      mayAsk: (ageMs) => mayAsk(asked, { of: { ageMs }, nowMs }),
    })
    work.states.set(id, state)
    for (const effect of effects) {
      if (effect.is === 'recover') work.recover.push({ producer: id, afterMs: effect.afterMs })
    }
  }

  async #writeProducers(trx: Db, work: Work): Promise<void> {
    if (work.completed.length > 0) await noteCompleted(trx, work.completed)
    for (const { producer, afterMs } of work.recover) {
      const id = await numberRequest(trx, { producer, afterMs })
      work.requests.push({ id, producer, afterMs })
      work.states.set(producer, numbered(work.states.get(producer)!, id))
    }
    const touched = [...work.states.values()].filter((state) => state !== this.#states.get(state.id) || work.processedMs.has(state.id))
    await writeProducers(
      trx,
      touched.map((state) => ({ state, processedMs: work.processedMs.get(state.id) })),
    )
  }

  /** It is written: what is known here follows. */
  #end(work: Work): void {
    for (const [id, state] of work.states) {
      const isUp = state.downReason === undefined
      if (isUp !== (this.#states.get(id)?.downReason === undefined)) work.producers.push({ id, isUp })
    }
    this.#states = work.states
    for (const { producer, afterMs } of work.requests) {
      const atMs = this.#options.now()
      const ageMs = afterMs === undefined ? undefined : atMs - afterMs
      this.#asked.set(producer, [...recent(this.#asked.get(producer) ?? [], atMs), { atMs, of: { ageMs } }])
    }
    for (const [urn, draft] of work.drafts) {
      this.#events.delete(urn)
      this.#events.set(urn, committed(draft))
      const change = changeOf(draft)
      if (change) work.changes.push(change)
      if (draft.results.length > 0) work.results.push(draft.event.id)
      if (draft.readAgain) work.otherFixtures.push(urn)
      else if (draft.event.fixture.refused === null && draft.event.state === 'unknown') work.unknown.push(urn)
    }
    for (const urn of this.#events.keys()) {
      if (this.#events.size <= EVENTS_KEPT) break
      this.#events.delete(urn)
    }
  }
}
