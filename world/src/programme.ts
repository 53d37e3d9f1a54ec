import { type Chain, firstRoundFrom, msOfRound } from '@tucano/beacon'
import type { BeaconClient } from './beacon-client.ts'
import type { Fixture } from './calendar/index.ts'
import { announce } from './matches/announce.ts'
import { callOff, isStillPromised } from './matches/call-off.ts'
import { beatMsOf, kickOff } from './matches/kick-off.ts'
import { type LiveMatch, resume } from './matches/live-match.ts'
import { closeBets, nameLaterRound, playBeat, tellWaiting } from './matches/play-beat.ts'
import { pastOf, playPast } from './matches/play-past.ts'
import { tournamentOf } from './services.ts'
import { Outrights } from './outrights/outrights.ts'
import type { Running } from './running.ts'
import type { Say } from './say.ts'
import { forgetBefore, keepSignature, signatureOf } from './store/beats.ts'
import { type MatchRow, isKnown, matchById, matchesAt } from './store/matches.ts'
import { yieldTurn } from './turns.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Bets are closed so long before the beacon's round, and taken for at least as long. */
const CLOSED_MS = 500
const ALIVE_EVERY_MS = 10 * SECOND
const AGENDA_EVERY_MS = MINUTE
const RETRY_MS = 500
/** A round that is later than this is told to be waited for. */
const PATIENCE_MS = 2 * SECOND
/** What was to begin longer ago than this is not played any more. */
const LATE_MS = 10 * MINUTE
/** What begins in less is announced without delay. */
const SOON_MS = 15 * MINUTE
/** So many times longer than it takes to announce what is far off, nothing of it is done. */
const REST = 9
/** Matches of the past that are played in one turn. */
const PAST_AT_ONCE = 20
const KEPT_MS = 30 * DAY

export interface ProgrammeOptions {
  running: Running
  beacon: BeaconClient
  /** Prices open so long before a match begins. */
  aheadMs: number
  /** So far back go the matches that are played at once when the world begins. */
  pastMs: number
  say: Say
}

/** What is done when: it lives by its clock alone, and has in memory what stands in its store. */
export class Programme {
  readonly #running: Running
  readonly #beacon: BeaconClient
  readonly #options: ProgrammeOptions
  readonly #live = new Map<string, LiveMatch>()
  #announced: MatchRow[] = []
  /** What cannot be played as it was promised. */
  readonly #lost: MatchRow[] = []
  #past: Fixture[] = []
  #toAnnounce: Fixture[] = []
  #chain: Chain | undefined
  #aliveMs = 0
  #agendaMs = 0
  #forgetMs = 0
  readonly #outrights: Outrights
  #retryMs = 0
  #restMs = 0
  /** Until then nothing of the past is missing. */
  #lookedMs = 0

  constructor(options: ProgrammeOptions) {
    this.#options = options
    this.#running = options.running
    this.#beacon = options.beacon
    this.#outrights = new Outrights(this.#running, this.#live)
    const { store } = this.#running
    for (const row of matchesAt(store, 'live')) this.#resume(row)
    for (const row of matchesAt(store, 'announced')) {
      if (isStillPromised(this.#running, row)) this.#announced.push(row)
      else this.#lost.push(row)
    }
  }

  /** A match goes on where it was. */
  #resume(row: MatchRow): void {
    try {
      const match = isStillPromised(this.#running, row) && resume(this.#running, row, beatMsOf(this.#running, row))
      if (match) this.#live.set(match.id, match)
      else this.#lost.push(row)
    } catch (error) {
      this.#lost.push(row)
      this.#options.say(`${row.id} cannot go on: ${(error as Error).stack}`, 'error')
    }
  }

  get live(): ReadonlyMap<string, LiveMatch> {
    return this.#live
  }

  get announced(): readonly MatchRow[] {
    return this.#announced
  }

  get chain(): Chain | undefined {
    return this.#chain
  }

  /** When something is to be done next. */
  nextMs(): number {
    const chain = this.#chain
    if (chain === undefined) return Math.min(this.#aliveMs, this.#retryMs)
    const moments = [this.#aliveMs, this.#agendaMs, this.#outrights.nextMs]
    if (this.#past.length > 0) return 0
    if (this.#toAnnounce.length > 0) moments.push(this.#restMs)
    if (this.#announced[0]) moments.push(this.#announced[0].startsAtMs)
    for (const match of this.#live.values()) {
      const told = msOfRound(chain, match.beaconRound)
      moments.push(match.isClosed ? Math.max(told, this.#retryMs) : told - CLOSED_MS)
    }
    return Math.min(...moments)
  }

  /** Does all that is due. What takes long gives others their turn in between. */
  async step(): Promise<void> {
    const { clock, teller } = this.#running
    const now = clock.now()
    if (now >= this.#aliveMs) {
      this.#aliveMs = now + ALIVE_EVERY_MS
      teller.alive()
    }
    if (this.#chain === undefined && now >= this.#retryMs) {
      this.#chain = await this.#beacon.chain()
      if (this.#chain === undefined) this.#retryMs = clock.now() + RETRY_MS
    }
    const chain = this.#chain
    if (chain === undefined) return
    for (const row of this.#lost.splice(0)) {
      callOff(this.#running, row)
      await yieldTurn()
    }
    this.#closeDue(chain)
    await this.#playDue(chain)
    if (now >= this.#agendaMs) this.#look(now)
    this.#beginDue(chain)
    this.#doAhead()
    if (now >= this.#outrights.nextMs && this.#past.length === 0) this.#outrights.look(now)
    if (now >= this.#forgetMs) this.#forget(chain, now)
  }

  #closeDue(chain: Chain): void {
    const { clock } = this.#running
    for (const match of this.#live.values()) {
      if (match.isClosed) continue
      const left = msOfRound(chain, match.beaconRound) - clock.now()
      if (left > CLOSED_MS) continue
      // Nobody may have heard of the close before the round is there.
      if (left > CLOSED_MS / 5) closeBets(this.#running, match)
      else nameLaterRound(this.#running, match, firstRoundFrom(chain, clock.now() + match.beatMs))
    }
  }

  async #playDue(chain: Chain): Promise<void> {
    const { clock, store } = this.#running
    const isDue = ({ isClosed, beaconRound }: LiveMatch): boolean => isClosed && clock.now() >= msOfRound(chain, beaconRound)
    const due = [...this.#live.values()].filter(isDue)
    if (due.length === 0 || clock.now() < this.#retryMs) return
    for (const round of [...new Set(due.map(({ beaconRound }) => beaconRound))].toSorted((a, b) => a - b)) {
      const signature = signatureOf(store, round) ?? (await this.#beacon.signature(round))
      if (signature === undefined) {
        this.#wait(chain, due)
        return
      }
      keepSignature(store, round, signature)
      for (const match of due.filter(({ beaconRound }) => beaconRound === round)) {
        this.#play(match, { signature, nextRound: this.#roundAfter(chain, match) })
        await yieldTurn()
      }
    }
  }

  /** A match that cannot be played on is broken off; the others go on. */
  #play(match: LiveMatch, drawn: { signature: string; nextRound: number }): void {
    try {
      playBeat(this.#running, match, drawn)
      if (match.now.isOver) this.#live.delete(match.id)
    } catch (error) {
      this.#live.delete(match.id)
      this.#options.say(`${match.id} cannot go on: ${(error as Error).stack}`, 'error')
      callOff(this.#running, matchById(this.#running.store, match.id)!)
    }
  }

  /** A beat after the last one, and never a round that may be there before bets on it are closed. */
  #roundAfter(chain: Chain, { beaconRound, beatMs }: LiveMatch): number {
    const planned = Math.max(beaconRound + 1, firstRoundFrom(chain, msOfRound(chain, beaconRound) + beatMs))
    const now = this.#running.clock.now()
    return msOfRound(chain, planned) - now >= 2 * CLOSED_MS ? planned : firstRoundFrom(chain, now + beatMs)
  }

  #wait(chain: Chain, due: readonly LiveMatch[]): void {
    const now = this.#running.clock.now()
    this.#retryMs = now + RETRY_MS
    for (const match of due) {
      if (!match.isWaiting && now - msOfRound(chain, match.beaconRound) >= PATIENCE_MS) tellWaiting(this.#running, match)
    }
  }

  /** What is to be announced in the time ahead, and what was missed. */
  #look(now: number): void {
    const { calendar, store } = this.#running
    if (this.#agendaMs > 0 && this.#past.length === 0) this.#lookedMs = now
    this.#agendaMs = now + AGENDA_EVERY_MS
    const { aheadMs, pastMs } = this.#options
    const unknown = ({ id, tournament }: Fixture): boolean =>
      this.#running.sports[tournamentOf(this.#running, tournament).sport] !== undefined && !isKnown(store, id)
    const fromMs = Math.max(now - pastMs, this.#lookedMs - 2 * LATE_MS)
    this.#past = pastOf(this.#running, { fromMs, toMs: now - LATE_MS }).filter(unknown)
    this.#toAnnounce = calendar.fixturesBetween({ fromMs: now - LATE_MS, toMs: now + aheadMs }).filter(unknown)
  }

  /** One match of those that are due: the next has its turn after what else is to be done by then. */
  #beginDue(chain: Chain): void {
    const { clock } = this.#running
    const [row] = this.#announced
    if (row === undefined || row.startsAtMs > clock.now()) return
    this.#announced = this.#announced.slice(1)
    if (clock.now() - row.startsAtMs > LATE_MS) {
      callOff(this.#running, row)
      return
    }
    const match = kickOff(this.#running, row, firstRoundFrom(chain, clock.now() + beatMsOf(this.#running, row)))
    if (match) this.#live.set(match.id, match)
  }

  /** Of what has time, some: first what others follow from. */
  #doAhead(): void {
    const past = this.#past.splice(0, PAST_AT_ONCE)
    for (const fixture of past) playPast(this.#running, fixture)
    if (past.length === 0 && this.#running.clock.now() >= this.#restMs) this.#announceNext()
  }

  /** What is far off leaves most of the time to others. */
  #announceNext(): void {
    const fixture = this.#toAnnounce.shift()
    if (fixture === undefined) return
    const { clock, store } = this.#running
    const fromMs = clock.now()
    try {
      if (announce(this.#running, fixture)) this.#add(matchById(store, fixture.id)!)
    } catch (error) {
      this.#options.say(`${fixture.id}: ${(error as Error).stack}`, 'error')
    }
    if (fixture.startsAtMs - fromMs > SOON_MS) this.#restMs = clock.now() + REST * (clock.now() - fromMs)
  }

  #add(row: MatchRow): void {
    const after = this.#announced.findIndex(({ startsAtMs }) => startsAtMs > row.startsAtMs)
    this.#announced = after < 0 ? [...this.#announced, row] : this.#announced.toSpliced(after, 0, row)
  }

  #forget(chain: Chain, now: number): void {
    this.#forgetMs = now + HOUR
    forgetBefore(this.#running.store, { archivesMs: now - KEPT_MS, round: firstRoundFrom(chain, now - KEPT_MS - DAY) })
  }
}
