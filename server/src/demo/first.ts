import type { Services } from '#platform/services'

/** Whether this part of the demo has never been begun. Whoever asks has begun it. */
export async function isFirst({ db }: Pick<Services, 'db'>, slug: string): Promise<boolean> {
  const marked = await db
    .insertInto('platform.seeds')
    .values({ subject: 'demo', slug })
    .onConflict((on) => on.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return marked !== undefined
}

/** Whether this part of the demo was made to its end. */
export async function isOver({ db }: Pick<Services, 'db'>, slug: string): Promise<boolean> {
  const marked = await db
    .selectFrom('platform.seeds')
    .select('slug')
    .where('subject', '=', 'demo')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return marked !== undefined
}

/** What can be gone on with is marked when it has come to its end. */
export const setOver = (services: Pick<Services, 'db'>, slug: string): Promise<boolean> => isFirst(services, slug)
