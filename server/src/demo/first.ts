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
