import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import type { TestReply, TestServer } from './test-server.ts'

/** A browser of a person: it has an address, keeps its cookies, and is signed in or not. */
export class TestBrowser {
  readonly ip: string
  token: string | undefined
  #server: TestServer
  #cookies = new Map<string, string>()

  /** The server must trust one proxy, which tells the address. */
  constructor(server: TestServer, ip: string) {
    this.#server = server
    this.ip = ip
  }

  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<TestReply<ReplyOf<E>>> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.#server.call(endpoint, request, {
      'x-forwarded-for': this.ip,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
      ...(cookie ? { cookie } : {}),
      ...(this.token ? { authorization: this.token } : {}),
    })
    for (const line of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return reply
  }
}

/** The ticket of a slider that somebody has solved. */
export async function sliderTicket({ db }: Pick<Services, 'db'>): Promise<string> {
  const { id } = await db
    .insertInto('session.captchas')
    .values({ kind: 'slider', answer: '0', passed_at: sql`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the newest picture says. */
export async function captchaText({ db }: Pick<Services, 'db'>): Promise<string> {
  const { answer } = await db
    .selectFrom('session.captchas')
    .select('answer')
    .where('kind', '=', 'image')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return answer
}

/** The newest letter to somebody, once it is written. */
export async function lastLetter(
  { db }: Pick<Services, 'db'>,
  recipient: string,
): Promise<{ subject: string; body: string; state: string }> {
  return db
    .selectFrom('platform.letters')
    .select(['subject', 'body', 'state'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The six digits of the newest letter to somebody. */
export async function lastCode(services: Pick<Services, 'db'>, recipient: string): Promise<string> {
  const { body } = await lastLetter(services, recipient)
  return /\b\d{6}\b/.exec(body)?.[0] ?? ''
}

/** As if so many minutes had passed since codes were sent. */
export async function letCodesAge({ db }: Pick<Services, 'db'>, minutes: number): Promise<void> {
  await db
    .updateTable('session.codes')
    .set({ created_at: sql<Date>`created_at - make_interval(mins => ${minutes})` } as never)
    .execute()
}
