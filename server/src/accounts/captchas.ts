import { randomBytes } from 'node:crypto'
import type { Db } from '@tucano/database'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { type Step, judgeDrag } from './captcha/movement.ts'
import { checkWork } from './captcha/proof-of-work.ts'

const MINUTES = 5
/** A puzzle may be missed so often before another one is drawn. */
const SLIDER_TRIES = 3
/** About 65,000 sums: a second or two for a phone. A price for whoever wants thousands, besides the limit of an address. */
const WORK_BITS = 16

/** The cookie that says which picture the text was read from. */
export const CAPTCHA_COOKIE = 'captchaId'

type Kind = 'image' | 'slider' | 'work'

async function remember(db: Db, kind: Kind, answer: string): Promise<string> {
  const { id } = await db.insertInto('session.captchas').values({ kind, answer }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function newImage({ db, workshop }: Pick<House, 'db' | 'workshop'>): Promise<{ id: string; png: Uint8Array }> {
  const { text, png } = await workshop.do('drawText')
  return { id: await remember(db, 'image', text), png }
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

export async function newSlider({ db, workshop }: Pick<House, 'db' | 'workshop'>) {
  const { x, ...drawn } = await workshop.do('drawSlider')
  return { id: await remember(db, 'slider', String(x)), ...drawn }
}

export async function newWork(db: Db): Promise<{ id: string; salt: string; bits: number }> {
  const salt = randomBytes(12).toString('base64url')
  return { id: await remember(db, 'work', salt), salt, bits: WORK_BITS }
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
  const salt = await takeTry(db, 'work', id, 1)
  if (salt === undefined) return 'gone'
  if (!checkWork({ salt, answer, bits: WORK_BITS })) return 'wrong'
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
