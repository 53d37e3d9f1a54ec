import type { VariantDescription } from '@tucano/feed'
import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import type { ReadFixture } from '../apply/fixture.ts'
import { competitorsToRead, noteProfile, readDescriptions, writeDescriptions, writeNames } from '../store/catalogue.ts'
import { type Lease, LeaseLost, holdLease } from '../store/lease.ts'
import { ApiRefused, type FeedApi } from './api.ts'
import { type Description, describeMarkets, describeVariant, variantOf } from './descriptions.ts'
import { type DigestedEvents, digestEvents } from './digest.ts'
import { Digester } from './digester.ts'
import { type Name, namesOfPlayers, namesOfSports, namesOfTournament, pairsOf } from './names.ts'
import { Reading } from './reading.ts'
import { isYouth } from './youth.ts'

const DAY_MS = 86_400_000
const DAYS_AHEAD = 3
/** When something cannot be read at the start, the whole of it is read again so soon. */
const AGAIN_MS = 60_000

interface CatalogueOptions extends Pick<Services, 'log'> {
  db: Db
  api: FeedApi
  lease: Lease
  now: () => number
  /** A fixture was read: it is followed in its turn. */
  onFixture: (fixture: ReadFixture) => void
}

/** What the feed tells when it is asked: what things are called, what markets are, what is to be played. Read at the start and once a day, and whatever is unknown when it turns up. */
export class Catalogue {
  #options: CatalogueOptions
  #reading: Reading
  #groups = new Map<number, readonly string[]>()
  /** Markets, by number and variant. */
  #described = new Map<string, Description>()
  #variants: { en: Map<string, VariantDescription>; pt: Map<string, VariantDescription> } = { en: new Map(), pt: new Map() }
  #digester = new Digester()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: CatalogueOptions) {
    this.#options = options
    this.#reading = new Reading(options.log)
  }

  groupsOf = (marketId: number): readonly string[] | undefined => this.#groups.get(marketId)

  /** How much is still to be read. */
  get waiting(): number {
    return this.#reading.count
  }

  /** What was read before is there at once. */
  async open(): Promise<void> {
    this.#describe(await readDescriptions(this.#options.db))
  }

  /** Reads the rest by and by. */
  start(): void {
    this.#readAll()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#digester.stop()
    await this.#reading.stop()
  }

  /** Reads an event's fixture: nothing was known of it, or it is another one now. */
  readFixture(urn: string, { isOther = false } = {}): void {
    const read = async (): Promise<void> => {
      const { api } = this.#options
      const [en, pt] = await inBoth((language) => api.get('fixture', { language, event: urn }))
      await this.#keepEvents(digestEvents([en.fixture], pt ? [pt.fixture] : []))
    }
    this.#reading.want(`fixture ${urn}`, read, { isOther })
  }

  /** A market was told of: a variant that is not known is read. */
  meetMarket(marketId: number, specifiers: string): void {
    const variant = variantOf(specifiers)
    if (variant === undefined || this.#described.has(`${marketId} ${variant}`)) return
    this.#reading.want(`variant ${marketId} ${variant}`, () => this.#readVariant(marketId, variant))
  }

  #readAll(): void {
    const { log } = this.#options
    const again = (afterMs: number): void => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#readAll(), afterMs).unref()
    }
    again(DAY_MS)
    const parts = {
      descriptions: () => this.#readDescriptions(),
      sports: () => this.#readSports(),
      ...Object.fromEntries(
        ['live', ...Array.from({ length: DAYS_AHEAD + 1 }, (_, n) => dayOf(this.#options.now() + n * DAY_MS))].map((day) => [
          `schedule ${day}`,
          () => this.#readSchedule(day),
        ]),
      ),
    }
    for (const [key, read] of Object.entries(parts)) {
      this.#reading.want(key, () =>
        read().catch((error: unknown) => {
          if (error instanceof LeaseLost || this.#isStopped) return
          log.warn({ err: error, what: key }, 'the feed is asked again')
          again(AGAIN_MS)
          throw error
        }),
      )
    }
  }

  async #readDescriptions(): Promise<void> {
    const { api } = this.#options
    const [en, pt] = await inBoth((language) => api.text('markets', { language }))
    const [enVariants, ptVariants] = await inBoth((language) => api.get('variants', { language }))
    const byId = (variants: readonly VariantDescription[]): Map<string, VariantDescription> => new Map(variants.map((one) => [one.id, one]))
    this.#variants = { en: byId(enVariants.variants), pt: byId(ptVariants?.variants ?? []) }
    await this.#keepDescriptions(await this.#digester.digest('markets', { en, pt }))
  }

  async #readVariant(marketId: number, variant: string): Promise<void> {
    const market = this.#described.get(`${marketId} `)
    const [en, pt] = [this.#variants.en.get(variant), this.#variants.pt.get(variant)]
    if (market && en) return this.#keepDescriptions([describeVariant(market, { en, pt })])
    const { api } = this.#options
    const [enMarket, ptMarket] = await inBoth((language) => api.get('marketVariant', { language, market: marketId, variant }))
    const own = enMarket.markets.filter(({ id }) => id === marketId)
    await this.#keepDescriptions(describeMarkets(own, ptMarket?.markets ?? [], variant))
  }

  async #readSports(): Promise<void> {
    const { api } = this.#options
    const [en, pt] = await inBoth((language) => api.get('sports', { language }))
    const [enTournaments, ptTournaments] = await inBoth((language) => api.get('tournaments', { language }))
    const offered = enTournaments.tournaments.filter((tournament) => !isYouth({ tournament, competitors: [] }))
    await this.#keepNames([
      ...namesOfSports(en.sports, pt?.sports ?? []),
      ...pairsOf(offered, ptTournaments?.tournaments ?? []).flatMap(namesOfTournament),
    ])
  }

  async #readSchedule(day: string): Promise<void> {
    const { api } = this.#options
    const [en, pt] = await inBoth((language) => api.text('schedule', { language, day }))
    const digested = await this.#digester.digest('schedule', { en, pt })
    await this.#keepEvents(digested)
    for (const urn of digested.partly) this.readFixture(urn)
  }

  async #readProfile(competitor: string): Promise<void> {
    const { api, db, lease } = this.#options
    const [en, pt] = await inBoth((language) => api.get('competitor', { language, competitor }))
    const names = namesOfPlayers(competitor, en.players, pt?.players ?? [])
    await db.transaction().execute(async (trx) => {
      await holdLease(trx, lease)
      await writeNames(trx, names)
      await noteProfile(trx, competitor)
    })
  }

  /** Names first: an event that is known is shown. */
  async #keepEvents({ fixtures, names, competitors }: DigestedEvents): Promise<void> {
    await this.#keepNames(names)
    for (const fixture of fixtures) this.#options.onFixture(fixture)
    for (const urn of await competitorsToRead(this.#options.db, competitors)) {
      this.#reading.want(`competitor ${urn}`, () => this.#readProfile(urn))
    }
  }

  async #keepNames(names: readonly Name[]): Promise<void> {
    const { db, lease } = this.#options
    await db.transaction().execute(async (trx) => {
      await holdLease(trx, lease)
      await writeNames(trx, names)
    })
  }

  async #keepDescriptions(descriptions: readonly Description[]): Promise<void> {
    const { db, lease } = this.#options
    await db.transaction().execute(async (trx) => {
      await holdLease(trx, lease)
      await writeDescriptions(trx, descriptions)
    })
    this.#describe(descriptions)
  }

  #describe(descriptions: readonly Description[]): void {
    for (const description of descriptions) {
      this.#described.set(`${description.marketId} ${description.variant}`, description)
      if (description.variant === '' || !this.#groups.has(description.marketId)) this.#groups.set(description.marketId, description.groups)
    }
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** In English, and in Portuguese where the feed has that. */
async function inBoth<T>(read: (language: 'en' | 'pt') => Promise<T>): Promise<[en: T, pt: T | undefined]> {
  const none = (error: unknown): undefined => {
    if (error instanceof ApiRefused && error.status < 500 && error.status !== 429) return undefined
    throw error
  }
  return Promise.all([read('en'), read('pt').catch(none)])
}
