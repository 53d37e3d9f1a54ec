import { randomBytes } from 'node:crypto'
import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import type { FastifyInstance } from 'fastify'

export const picturePath = (name: string): string => `/pictures/${name}.png`

/** Where a member's icon is: a picture of their own, a drawn avatar, or the one of everybody. */
export function iconOf({ imageCDNs }: Pick<Brand, 'imageCDNs'>, { avatar, picture }: { avatar: number; picture: string | null }): string {
  if (picture) return picturePath(picture)
  return `${imageCDNs[0]}/${avatar > 0 ? `avatars/${avatar}.svg` : 'avatar-default.svg'}`
}

export async function keepPicture(db: Db, memberId: bigint, png: Uint8Array): Promise<string> {
  const name = randomBytes(16).toString('hex')
  await db
    .insertInto('member.pictures')
    .values({ name, member_id: memberId, png: Buffer.from(png) })
    .execute()
  return name
}

/** A member has one picture at most. */
export async function dropPictures(db: Db, memberId: bigint, except = ''): Promise<void> {
  await db.deleteFrom('member.pictures').where('member_id', '=', memberId).where('name', '<>', except).execute()
}

/** A picture's name is a secret of 128 bits; whoever was shown it may see it. */
export function servePictures(app: FastifyInstance, { db }: { db: Db }): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) => {
    const name = /^([0-9a-f]{32})\.png$/.exec(params.name)?.[1]
    const found = name && (await db.selectFrom('member.pictures').select('png').where('name', '=', name).executeTakeFirst())
    if (!found) return reply.code(404).send()
    return reply.type('image/png').header('cache-control', 'private, max-age=86400, immutable').send(found.png)
  })
}
