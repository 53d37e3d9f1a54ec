import { type ContentItems, type ContentSubject, contentItems } from '@tucano/contract/content'
import type { Db } from '@tucano/database'
import Value from 'typebox/value'
import { sql } from 'kysely'

const SHOWN_MAX = 50

export interface OldVersion<S extends ContentSubject> {
  versionId: string
  until: number
  by: string | null
  item: ContentItems[S]
}

/** Whether something that was kept is still a thing of its subject: fields come and go. */
export const isItem = <S extends ContentSubject>(subject: S, kept: unknown): kept is ContentItems[S] =>
  Value.Check(contentItems[subject], kept)

/** What a thing was before, the newest first; without a name, the last state of whatever is no longer there. */
export async function readVersions<S extends ContentSubject>(
  db: Db,
  { subject, slug, present }: { subject: S; slug: string | undefined; present: readonly string[] },
): Promise<OldVersion<S>[]> {
  const { rows } = await sql<{ id: bigint; at: Date; account: string | null; before: unknown }>`
    select v.id, v.at, o.account, v.before from (
      select *, row_number() over (partition by slug order by id desc) as nth from content.versions
      where subject = ${subject} and (${slug ?? null}::text is null or slug = ${slug ?? null})
    ) v left join operator.operators o on o.id = v.operator_id
    where v.before is not null and (${slug ?? null}::text is not null or v.nth = 1 and v.slug <> all (${present}::text[]))
    order by v.id desc limit ${SHOWN_MAX}`.execute(db)
  return rows.flatMap(({ id, at, account, before }) =>
    isItem(subject, before) ? [{ versionId: String(id), until: at.getTime(), by: account, item: before }] : [],
  )
}
