import { randomBytes } from 'node:crypto'
import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { type Step, judgeDrag } from './captcha/movement.ts'
import { checkWork } from './captcha/proof-of-work.ts'

const MINUTES = 5
/** A puzzle that was missed is replaced by another: whoever guesses among its holes guesses once. */
const SLIDER_TRIES = 1
/** About 130,000 sums: a second or two for a phone. */
const WORK_BITS = 17
/** From so many captchas an hour on, each doubling of them doubles a network's sums, up to about four million: half a minute for a phone. */
const WORK_FREE = 16
const WORK_BITS_MAX = 22

/** The cookie that says which picture the text was read from. */
export const CAPTCHA_COOKIE = 'captchaId'

type Kind = 'image' | 'slider' | 'work'
type Drawing = Pick<Services, 'db' | 'workerPool'>
type Asking = Pick<Caller, 'network'>

async function remember(db: Db, kind: Kind, { answer, network }: { answer: string; network: string }): Promise<string> {
  const { id } = await db.insertInto('session.captchas').values({ kind, answer, network }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function newImage({ db, workerPool }: Drawing, { network }: Asking): Promise<{ id: string; png: Uint8Array }> {
  const { text, png } = await workerPool.do('drawText')
  return { id: await remember(db, 'image', { answer: text, network }), png }
}

/** Whether a picture was drawn longer ago than this, or never. */
export async function olderThan(db: Db, id: string, ms: number): Promise<boolean> {
  if (!isUuid(id)) return true
  const young = await db
    .selectFrom('session.captchas')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${ms / 1000})`)
    .executeTakeFirst()
  return young === undefined
}

export async function newSlider({ db, workerPool }: Drawing, { network }: Asking) {
  const { x, ...drawn } = await workerPool.do('drawSlider')
  return { id: await remember(db, 'slider', { answer: String(x), network }), ...drawn }
}

/** The answer that is kept says how much work it is: salt and bits. */
export async function newWork(db: Db, { network }: Asking): Promise<{ id: string; salt: string; bits: number }> {
  const salt = randomBytes(12).toString('base64url')
  const { asked } = await db
    .selectFrom('session.captchas')
    .select((select) => select.fn.countAll<bigint>().as('asked'))
    .where('network', '=', network)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  const bits = workBits(Number(asked))
  return { id: await remember(db, 'work', { answer: `${bits} ${salt}`, network }), salt, bits }
}

/** How much a network pays that has asked for so many captchas in an hour. */
export function workBits(asked: number): number {
  const doublings = Math.ceil(Math.log2(Math.max(asked, WORK_FREE) / WORK_FREE))
  return Math.min(WORK_BITS + doublings, WORK_BITS_MAX)
}

/** Takes one more try at a captcha, if it may still be tried. */
async function takeTry(db: Db, kind: Kind, id: string, triesMax: number): Promise<string | undefined> {
  const { rows } = await sql<{ answer: string }>`
    update session.captchas set tries = tries + 1
    where id = ${id} and kind = ${kind} and tries < ${triesMax} and passed_at is null and created_at > clock_timestamp() - make_interval(mins => ${MINUTES})
    returning answer`.execute(db)
  return rows[0]?.answer
}

async function pass(db: Db, id: string): Promise<void> {
  await db
    .updateTable('session.captchas')
    .set({ passed_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export type Tried = 'passed' | 'wrong' | 'gone'

export async function trySlider(db: Db, id: string, trail: Step[]): Promise<Tried> {
  const answer = await takeTry(db, 'slider', id, SLIDER_TRIES)
  if (answer === undefined) return 'gone'
  if (judgeDrag({ trail, target: Number(answer) }) !== 'passed') return 'wrong'
  await pass(db, id)
  return 'passed'
}

export async function tryWork(db: Db, id: string, answer: string): Promise<Tried> {
  const kept = await takeTry(db, 'work', id, 1)
  if (kept === undefined) return 'gone'
  const [bits = '', salt = ''] = kept.split(' ')
  if (!checkWork({ salt, answer, bits: Number(bits) })) return 'wrong'
  await pass(db, id)
  return 'passed'
}

/** Whether the text of a picture was read right. One answer is taken, whatever it is. */
export async function readImage(db: Db, id: string | undefined, text: string): Promise<boolean> {
  if (!id || !isUuid(id)) return false
  const answer = await takeTry(db, 'image', id, 1)
  return answer !== undefined && answer.toLowerCase() === text.trim().toLowerCase()
}

/** Takes the ticket of a puzzle or a sum. It is good once, and for some minutes. */
export async function spendTicket(db: Db, ticket: string | undefined): Promise<boolean> {
  if (!ticket || !isUuid(ticket)) return false
  const { numUpdatedRows } = await db
    .updateTable('session.captchas')
    .set({ used_at: sql`clock_timestamp()` })
    .where('id', '=', ticket)
    .where('used_at', 'is', null)
    .where('passed_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${MINUTES})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
