import {
  type Asked,
  CALLS,
  type OfferedMarket,
  type Selection,
  type SportEvent,
  readPath,
  readSpecifiers,
  schedulePieces,
  writeSpecifiers,
} from '@tucano/feed'
import type { MatchId } from '../calendar/index.ts'
import { matchBefore } from '../matches/live-match.ts'
import type { Programme } from '../programme.ts'
import type { Running } from '../running.ts'
import type { Say } from '../say.ts'
import { matchById } from '../store/matches.ts'
import { offerBefore } from '../store/offers.ts'
import { outrightById } from '../store/outrights.ts'
import { PRODUCERS, producerOfProduct } from '../telling/producers.ts'
import { toldStatus } from '../telling/status.ts'
import { yieldTurn } from '../turns.ts'
import { openMatch, priceTogether, selectableOf } from './custom-bet.ts'
import { toldMarkets, toldProducers, toldVariantOf, toldVariants } from './descriptions.ts'
import { Quotas } from './quotas.ts'
import { type Asker, marketsNow, recoverAll, recoverOdds, recoverStateful } from './recover.ts'
import { Refusal, type Reply, badRequest, notFound } from './reply.ts'
import { type Language, eventsOf, toldFixture, toldProfile, toldSeason, toldSports, toldTournament } from './sport-events.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface ApiOptions {
  running: Running
  programme: Programme
  /** Where it is reached. */
  url: () => string
  say: Say
}

type Values = Readonly<Record<string, string | undefined>>

/** Another language than ours is answered in English. */
const languageOf = (said: string | undefined): Language => (said === 'pt' || said === 'br' ? 'pt' : 'en')

function wholeOf(said: string | undefined, name: string): number | undefined {
  if (said === undefined) return undefined
  if (!/^\d{1,15}$/.test(said)) throw badRequest(`${name} is no whole number.`)
  return Number(said)
}

/** The documents of the feed, and what is asked of it. */
export class XmlApi {
  readonly #options: ApiOptions
  readonly #quotas = new Quotas()
  readonly #stopping = new AbortController()
  /** Those that are being told. */
  readonly #recoveries = new Set<Promise<void>>()

  constructor(options: ApiOptions) {
    this.#options = options
  }

  /** Ends once nothing is read of the store for anybody any more. */
  stop = async (): Promise<void> => {
    this.#stopping.abort()
    await Promise.all(this.#recoveries)
  }

  /** Nothing, where it is no call of the feed. */
  answer(method: string, url: string, body: string): Reply | undefined {
    const asked = readPath(method, url)
    if (asked === undefined) return undefined
    const { status = 200, xml } = this.#document(asked, body)
    return { status, type: 'application/xml', body: xml }
  }

  #document({ call, values }: Asked, body: string): { status?: number; xml: Reply['body'] } {
    const { running, programme, url } = this.#options
    const { sports, world, clock } = running
    const said: Values = values
    const language = languageOf(said['language'])
    const generatedAtMs = clock.now()
    switch (call) {
      case 'producers':
        return { xml: CALLS.producers.reply.write({ code: 'OK', producers: toldProducers(url()) }) }
      case 'markets':
        return { xml: CALLS.markets.reply.write({ code: 'OK', markets: toldMarkets(sports, language) }) }
      case 'variants':
        return { xml: CALLS.variants.reply.write({ code: 'OK', variants: toldVariants(sports, language) }) }
      case 'marketVariant': {
        const found = toldVariantOf(sports, values, language)
        if (!found) throw notFound('such variant')
        return { xml: CALLS.marketVariant.reply.write({ code: 'OK', markets: [found] }) }
      }
      case 'sports':
        return { xml: CALLS.sports.reply.write({ generatedAtMs, sports: toldSports(language) }) }
      case 'tournaments':
        return {
          xml: CALLS.tournaments.reply.write({
            generatedAtMs,
            tournaments: world.tournaments.map((one) => toldTournament(running, one, language)),
          }),
        }
      case 'fixture': {
        const fixture = running.calendar.fixture(values.event as MatchId)
        const told = fixture ? toldFixture(running, fixture, language) : toldSeason(running, values.event, language)
        if (!told) throw notFound('such event')
        return { xml: CALLS.fixture.reply.write({ generatedAtMs, fixture: told }) }
      }
      case 'schedule':
        return { xml: schedulePieces(generatedAtMs, this.#schedule(values.day, language)) }
      case 'competitor': {
        const told = toldProfile(running, values.competitor, language)
        if (!told) throw notFound('such competitor')
        return { xml: CALLS.competitor.reply.write({ generatedAtMs, ...told }) }
      }
      case 'probabilities':
      case 'marketProbabilities':
      case 'lineProbabilities':
        return { xml: this.#probabilities(values) }
      case 'availableSelections': {
        const open = openMatch(running, programme, values.event)
        if (!open) throw notFound('such event')
        return { xml: CALLS.availableSelections.reply.write({ generatedAtMs, event: selectableOf(values.event, open) }) }
      }
      case 'calculate':
        return { xml: this.#calculate(CALLS.calculate.body.read(body).selections) }
      case 'recovery':
      case 'oddsRecovery':
      case 'statefulRecovery':
        return { status: 202, xml: this.#recover(call, values) }
    }
  }

  #schedule(day: string, language: Language): Iterable<SportEvent> {
    const { running, programme } = this.#options
    if (day === 'live')
      return eventsOf(
        running,
        [...programme.live.keys()].map((id) => running.calendar.fixture(id as MatchId)!),
        language,
      )
    const fromMs = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
    if (Number.isNaN(fromMs)) throw badRequest(`${day.slice(0, 40)} is no day.`)
    return eventsOf(running, running.calendar.fixturesBetween({ fromMs, toMs: fromMs + DAY_MS }), language)
  }

  /** Markets of an event as they stand, all or those that are named. */
  #probabilities({ event = '', market, specifiers }: Values): string {
    const { running, programme } = this.#options
    const [live, row] = [programme.live.get(event), matchById(running.store, event)]
    const before = row?.stage === 'announced' ? matchBefore(running, row) : undefined
    const match = live?.now ?? before
    if (!row || !match) throw notFound('such event')
    const wanted = specifiers === undefined ? undefined : writeSpecifiers(readSpecifiers(specifiers))
    const isWanted = (one: OfferedMarket): boolean =>
      (market === undefined || String(one.id) === market) && (wanted === undefined || one.specifiers === wanted)
    return CALLS.probabilities.reply.write({
      producer: PRODUCERS[live ? 'live' : 'pre'].id,
      timestampMs: running.clock.now(),
      event,
      status: toldStatus(row.sport, match.standing, live ? 'live' : 'not_started'),
      markets: (live ? marketsNow(live) : offerBefore(running.store, event)).filter(isWanted),
    })
  }

  #calculate(selections: readonly Selection[]): string {
    const { running, programme } = this.#options
    const [event = ''] = [...new Set(selections.map((one) => one.event))]
    if (selections.some((one) => one.event !== event)) throw badRequest('Selections are of one event.')
    const open = openMatch(running, programme, event)
    if (!open) throw notFound('such event')
    const price = priceTogether(open, selections)
    if (!price) throw new Refusal(400, 'BAD_REQUEST', 'These selections cannot be combined.')
    return CALLS.calculate.reply.write({ generatedAtMs: running.clock.now(), calculation: price, events: [selectableOf(event, open)] })
  }

  #recover(call: 'recovery' | 'oddsRecovery' | 'statefulRecovery', values: Values): string {
    const { running, programme } = this.#options
    const producer = producerOfProduct(values['product'] ?? '')
    const requestId = wholeOf(values['request_id'], 'request_id')
    if (producer === undefined) throw notFound('such product')
    if (requestId === undefined) throw badRequest('request_id is missing.')
    const asker: Asker = { producer, requestId, node: wholeOf(values['node_id'], 'node_id') }
    const nowMs = running.clock.now()
    const { event } = values
    if (call === 'recovery') {
      const afterMs = wholeOf(values['after'], 'after')
      if (afterMs !== undefined && nowMs - afterMs > PRODUCERS[producer].recoveryWindowMinutes * 60_000)
        throw badRequest('after is longer ago than this producer remembers.')
      if (!this.#quotas.takeRecovery(producer, { nowMs, afterMs })) throw tooMany()
      this.#tell(() => recoverAll(running, programme, { ...asker, afterMs, signal: this.#stopping.signal }))
    } else {
      if (event === undefined || !(matchById(running.store, event) ?? outrightById(running.store, event))) throw notFound('such event')
      if (!this.#quotas.takeEvent(producer, nowMs)) throw tooMany()
      this.#tell(() =>
        call === 'oddsRecovery' ? recoverOdds(running, programme, { ...asker, event }) : recoverStateful(running, { ...asker, event }),
      )
    }
    return CALLS.recovery.reply.write({ code: 'ACCEPTED', action: `${call} ${requestId}` })
  }

  /** The answer comes first, as the other end may not know its request yet. */
  #tell(recover: () => Promise<void> | void): void {
    const telling = yieldTurn()
      .then(() => (this.#stopping.signal.aborted ? undefined : recover()))
      .catch((error: Error) => this.#options.say(`A recovery broke off: ${error.message}`, 'error'))
      .finally(() => this.#recoveries.delete(telling))
    this.#recoveries.add(telling)
  }
}

const tooMany = (): Refusal => new Refusal(429, 'FORBIDDEN', 'Too many requests.')
