import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { LetterChannels } from './letter-channels.ts'
import { Fault } from './fault.ts'
import type { Services } from './services.ts'

const channels = ['sms', 'email'] as const
type Channel = (typeof channels)[number]

/**
 * Whoever caused a letter, and whose budget it is taken from. Strangers share one for each recipient; whoever is known to the recipient's account
 * has another, and so have warnings: however much strangers ask for, the recipient still gets those.
 */
export interface Asker {
  /** A network or a browser. */
  name: string
  budget: 'stranger' | 'known' | 'warning'
}

/** A text message or an e-mail to a person, on its way out of the house. */
export interface Letter {
  channel: Channel
  recipient: string
  /** What it is for, e.g. `code.login`. */
  purpose: string
  subject?: string
  body: string
  asker: Asker
  /** How long it is of use. */
  minutes: number
  /** It is counted like any other and never sent: whoever asked must not learn that there is nobody to send it to. */
  withheld?: boolean
}

/** A recipient gets as much as so many askers of one budget may cause. */
const ASKERS_MAX = 2
/** Strangers may use this share of a channel; the rest is for those who are known. */
const STRANGERS_SHARE = 0.75

const BATCH = 10
const ATTEMPTS_MAX = 6
const FIRST_RETRY_SECONDS = 5
const POLL_MS = 5000
/** How long a letter that somebody is sending is left alone by others. */
const SENDING_SECONDS = 60

interface Due {
  id: bigint
  channel: Channel
  recipient: string
  subject: string
  body: string
  attempts: number
}

type LettersServices = Pick<Services, 'db' | 'log' | 'metrics' | 'brand'>

/**
 * Takes letters and sends them: at least once, again after a failure, and not after they are of no use any more. They cost money, and
 * strangers can cause them: the brand says how many an hour one asker causes for one recipient, how many one network causes, and how many go out in all.
 */
export class Letters {
  #services: LettersServices
  #channels: LetterChannels
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #again = false
  #stopped = true

  constructor(services: LettersServices, channels: LetterChannels) {
    this.#services = services
    this.#channels = channels
  }

  /** Channels whose letters stay here, for a demo to show: nobody carries them. */
  get shown(): Channel[] {
    return this.#services.brand.demo ? channels.filter((channel) => !this.#channels[channel]) : []
  }

  /** Whether letters of a channel reach anybody. */
  has(channel: Channel): boolean {
    return this.#services.brand.demo || this.#channels[channel] !== undefined
  }

  /** Writes a letter in the caller's transaction. Call `call` after the commit: it leaves then, or a little later by itself. */
  async write(db: Db, letter: Letter): Promise<void> {
    const { channel, recipient, purpose, subject = '', body, asker, minutes, withheld = false } = letter
    if (!this.has(channel)) throw new Fault('verification.no.channel')
    await this.#refuseTooMany(db, letter)
    await db
      .insertInto('platform.letters')
      .values({
        channel,
        recipient,
        purpose,
        subject,
        asker: asker.name,
        budget: asker.budget,
        body: withheld ? '' : body,
        state: withheld ? 'withheld' : 'queued',
        until: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
      })
      .execute()
  }

  async #refuseTooMany(db: Db, { channel, recipient, asker: { name, budget } }: Letter): Promise<void> {
    // Those who would share a cap write one after the other, so that none of them overlooks another.
    await sql`select pg_advisory_xact_lock(hashtext(${`letters ${recipient}`})), pg_advisory_xact_lock(hashtext(${`letters ${name}`}))`.execute(
      db,
    )
    const { rows } = await sql<{ recipients: number; pairs: number; askers: number; everybody: number }>`
      select r.recipients, r.pairs,
        (select count(*)::int from platform.letters where asker = ${name} and budget = 'stranger' and created_at > clock_timestamp() - interval '1 hour') as askers,
        (select count(*)::int from platform.letters where channel = ${channel} and created_at > clock_timestamp() - interval '1 hour') as everybody
      from (
        select count(*)::int as recipients, count(*) filter (where asker = ${name})::int as pairs from platform.letters
        where recipient = ${recipient} and budget = ${budget} and created_at > clock_timestamp() - interval '1 hour'
      ) r`.execute(db)
    const { recipients, pairs, askers, everybody } = rows[0]!
    const { perRecipient, perNetwork, [channel]: perChannel } = this.#services.brand.letters
    const stranger = budget === 'stranger'
    const refused =
      pairs >= perRecipient ||
      recipients >= perRecipient * ASKERS_MAX ||
      (stranger && askers >= perNetwork) ||
      everybody >= (stranger ? Math.ceil(perChannel * STRANGERS_SHARE) : perChannel)
    if (refused) throw new Fault('verification.too.many', { retryAfterSeconds: 3600 })
  }

  start(): void {
    this.#stopped = false
    this.call()
  }

  /** Somebody has written a letter. */
  call(): void {
    if (this.#stopped) return
    this.#again = true
    this.#sending ??= this.#round().finally(() => {
      this.#sending = undefined
      if (this.#stopped) return
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.call(), POLL_MS).unref()
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#sending
    this.#channels.close()
  }

  async #round(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        const due = await this.#take()
        await Promise.all(due.map((letter) => this.#send(letter)))
        if (due.length === BATCH) this.#again = true
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, 'letters could not be sent')
    }
  }

  async #take(): Promise<Due[]> {
    const { rows } = await sql<Due>`
      update platform.letters l set attempts = l.attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${SENDING_SECONDS})
      from (
        select id from platform.letters where state = 'queued' and due_at <= clock_timestamp() order by due_at limit ${BATCH} for update skip locked
      ) due where l.id = due.id
      returning l.id, l.channel, l.recipient, l.subject, l.body, l.attempts`.execute(this.#services.db)
    return rows
  }

  async #send({ id, channel, recipient, subject, body, attempts }: Due): Promise<void> {
    const { db, metrics, log } = this.#services
    const carry = this.#channels[channel]
    try {
      const providerId = await carry?.({ id: String(id), to: recipient, subject, body })
      const kept = carry ? { body: '' } : {}
      await db
        .updateTable('platform.letters')
        .set({ state: 'sent', provider_id: providerId ?? null, problem: null, ...kept })
        .where('id', '=', id)
        .execute()
      metrics.letters.inc({ channel, outcome: 'sent' })
    } catch (error) {
      const problem = (error as Error).message.slice(0, 200)
      log.warn({ letter: String(id), channel, attempts, problem }, 'letter not sent')
      metrics.letters.inc({ channel, outcome: 'failed' })
      const wait = FIRST_RETRY_SECONDS * 2 ** (attempts - 1)
      await sql`
        update platform.letters set problem = ${problem}, due_at = clock_timestamp() + make_interval(secs => ${wait}),
          state = case when ${attempts} >= ${ATTEMPTS_MAX} or until < clock_timestamp() + make_interval(secs => ${wait}) then 'failed' else 'queued' end,
          body = case when ${attempts} >= ${ATTEMPTS_MAX} or until < clock_timestamp() + make_interval(secs => ${wait}) then '' else body end
        where id = ${id}`.execute(db)
    }
  }
}

/** What is older than this is of no use to anybody. */
const KEPT_DAYS = 30

export async function sweepLetters(db: Db): Promise<void> {
  await db
    .deleteFrom('platform.letters')
    .where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(days => ${KEPT_DAYS})`)
    .execute()
}
