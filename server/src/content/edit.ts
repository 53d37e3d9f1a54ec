import type { Brand } from '@tucano/brand'
import { type ContentItems, type ContentSubject, contentChanged } from '@tucano/contract/content'
import type { JournalAction } from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import { type Author, journal } from '#journal/journal'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { Outdated, Refusal } from './refusal.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'
import { changesOf, versionOf } from './version.ts'

/** Who edits, and where. */
export interface Editor {
  db: Db
  brand: Brand
  author: Author
}

/** What a change was made from: a state that was read, nothing (it is new), or whatever is there now. */
export type MadeFrom = { version: string } | 'new' | 'any'

/** One transaction in which nobody else edits the subject; pages and operators hear of it when it is committed. */
export function editing<Result>(
  { db }: Pick<Editor, 'db'>,
  subject: ContentSubject,
  change: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${subject}`}, 0))`.execute(trx)
    return change(trx)
  })
}

/** Adds or changes one thing. Answers with its new version. */
export async function saveItem<S extends ContentSubject>(
  editor: Editor,
  { subject, item: given, madeFrom }: { subject: S; item: ContentItems[S]; madeFrom: MadeFrom },
): Promise<string> {
  const kind: Subject<ContentItems[S]> = subjects[subject]
  return editing(editor, subject, (trx) => writeItem(trx, editor, { subject, kind, given, madeFrom }))
}

interface Writing<S extends ContentSubject> {
  subject: S
  kind: Subject<ContentItems[S]>
  given: ContentItems[S]
  madeFrom: MadeFrom
  action?: JournalAction
}

async function writeItem<S extends ContentSubject>(
  trx: Db,
  { brand, author }: Editor,
  { subject, kind, given, madeFrom, action }: Writing<S>,
): Promise<string> {
  const item = await kind.check(given, { db: trx, brand })
  const [before] = await kind.read(trx, item.slug)
  if (madeFrom === 'new' && before) throw new Refusal('slug', 'taken', 'is taken already.')
  if (madeFrom !== 'new' && !before) throw new Outdated('unknown')
  if (madeFrom === 'new' && !kind.add) throw new Outdated('unknown')
  if (before && typeof madeFrom === 'object' && madeFrom.version !== versionOf(before)) throw new Outdated('changed')
  if (before && versionOf(before) === versionOf(item)) return versionOf(before)
  await (before ? kind.change(trx, item) : kind.add?.(trx, item))
  await keep(trx, { subject, slug: item.slug, author, before })
  await kind.tell?.(trx)
  await publish(trx, contentChanged, { subject })
  await journal(trx, author, {
    action: action ?? (before ? 'content.change' : 'content.add'),
    subject: `${subject}:${item.slug}`,
    details: { subject, title: kind.titleOf(item), ...changesOf(before, item) },
  })
  return versionOf(item)
}

/** Takes one thing away. */
export function removeItem<S extends ContentSubject>(
  editor: Editor,
  { subject, slug, madeFrom }: { subject: S; slug: string; madeFrom: MadeFrom },
): Promise<void> {
  const kind: Subject<ContentItems[S]> = subjects[subject]
  return editing(editor, subject, async (trx) => {
    const [before] = await kind.read(trx, slug)
    if (!before || !kind.remove) throw new Outdated('unknown')
    if (typeof madeFrom === 'object' && madeFrom.version !== versionOf(before)) throw new Outdated('changed')
    await kind.remove(trx, slug)
    await keep(trx, { subject, slug, author: editor.author, before })
    await kind.tell?.(trx)
    await publish(trx, contentChanged, { subject })
    await journal(trx, editor.author, {
      action: 'content.remove',
      subject: `${subject}:${slug}`,
      details: { subject, title: kind.titleOf(before), ...changesOf(before, undefined) },
    })
  })
}

/** Makes a thing what it was before, by the rules of now. */
export function restoreItem<S extends ContentSubject>(
  editor: Editor,
  { subject, item, madeFrom }: { subject: S; item: ContentItems[S]; madeFrom: MadeFrom },
): Promise<string> {
  const kind: Subject<ContentItems[S]> = subjects[subject]
  return editing(editor, subject, (trx) => writeItem(trx, editor, { subject, kind, given: item, madeFrom, action: 'content.restore' }))
}

async function keep(
  trx: Db,
  { subject, slug, author, before }: { subject: ContentSubject; slug: string; author: Author; before: object | undefined },
): Promise<void> {
  await trx
    .insertInto('content.versions')
    .values({ subject, slug, operator_id: author.operatorId, before: before ? JSON.stringify(before) : null })
    .execute()
}
