import { createHash } from 'node:crypto'
import * as contract from '@tucano/contract/content'
import { bannerDigest, listContent, saveContent, uploadBannerPicture } from '@tucano/contract/content'
import { listAnnouncements } from '@tucano/contract/notices'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { dropLeftPictures } from '#content/uploads'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, employ } from '../../testing/desk.ts'
import { heavyPicture } from '../../testing/heavy-picture.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
const staff = {} as Record<'admin' | 'support' | 'auditor' | 'cashier' | 'compliance', Headers>
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  for (const role of ['admin', 'support', 'auditor', 'cashier', 'compliance'] as const)
    staff[role] = (await employ(server.services, `${role}p`, [role])).headers
})
afterAll(() => server.close())

/** A picture with something in it, of the colour that is asked for. */
function picture(width: number, height: number, colour: string) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas
}
const base64 = (file: Buffer): string => file.toString('base64')
const upload = (file: Buffer, as = staff.admin) => server.call(uploadBannerPicture, { picture: base64(file) }, as)
const pictures = () => server.services.db.selectFrom('content.pictures').selectAll().orderBy('at').execute()
const lastEntry = () =>
  server.services.db.selectFrom('operator.journal').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const banner = {
  slug: 'foto',
  group: 'w_home',
  title: 'Festa da mata',
  subtitle: '',
  linkType: '',
  link: '',
  label: '',
  vendor: '',
  node: '',
  room: '',
  from: null,
  until: null,
} as const
const save = (image: string, alt: string, version: string | null = null) =>
  server.call(saveContent, { subject: 'banners', item: { ...banner, image, alt }, version }, staff.admin)

test('a picture is drawn again, kept under the digest of its bytes, and served as what it is', async () => {
  const note = Buffer.from('a secret of whoever took it')
  const sent = Buffer.concat([picture(2400, 900, '#284').toBuffer('image/png'), note])
  const { image, width, height } = (await upload(sent)).body.value
  expect([width, height]).toEqual([1920, 720])
  const { statusCode, headers, rawPayload } = await server.app.inject(image)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(bannerDigest(image))
  expect(rawPayload.includes(note)).toBe(false)
  expect(await loadImage(rawPayload)).toMatchObject({ width: 1920, height: 720 })
  expect(await lastEntry()).toMatchObject({
    account: 'adminp',
    action: 'content.upload',
    subject: `pictures:${bannerDigest(image)!.slice(0, 12)}`,
    details: { title: '1920 × 720', picture: bannerDigest(image) },
  })
  expect((await upload(sent)).body.value.image, 'the same picture has the same address').toBe(image)
  expect(await pictures()).toHaveLength(1)
  for (const kind of ['image/jpeg', 'image/webp'] as const) {
    const canvas = picture(1000, 400, kind === 'image/jpeg' ? '#a33' : '#33a')
    const file = kind === 'image/jpeg' ? canvas.toBuffer(kind) : canvas.toBuffer(kind)
    expect((await upload(file)).body.value, kind).toMatchObject({ width: 1000, height: 400 })
  }
  for (const address of [`/pictures/banners/${'0'.repeat(64)}.webp`, '/pictures/banners/x.webp', `${image}x`, image.replace('webp', 'svg')])
    expect((await server.app.inject(address)).statusCode, address).toBe(404)
})

test('only those who edit banners upload pictures', async () => {
  const before = (await pictures()).length
  const file = picture(900, 300, '#777').toBuffer('image/png')
  for (const role of ['support', 'auditor', 'cashier', 'compliance'] as const)
    expect((await upload(file, staff[role])).body.errorCode, role).toBe('operator.role')
  expect((await server.call(uploadBannerPicture, { picture: base64(file) })).body.errorCode).toBe('operator.not.session')
  expect(await pictures()).toHaveLength(before)
})

test('what is no picture, too large, too small, moving, or only there to exhaust whoever draws it is refused at its field', async () => {
  const before = [(await pictures()).length, (await lastEntry()).id]
  const png = picture(900, 300, '#000').toBuffer('image/png')
  const webp = picture(900, 300, '#000').toBuffer('image/webp')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><script>alert(1)</script></svg>')
  const damaged = Buffer.from(png)
  damaged.fill(0, 60, png.length - 20)
  const moving = Buffer.concat([webp, Buffer.from('ANIM\x06\0\0\0\0\0\0\0\0\0', 'latin1')])
  for (const [file, problem] of [
    [svg, 'pictureBroken'],
    [Buffer.from('GIF89a'), 'pictureBroken'],
    [moving, 'pictureBroken'],
    [damaged, 'pictureBroken'],
    [heavyPicture({ side: 6320, scans: 96 }), 'pictureBroken'],
    [picture(799, 300, '#000').toBuffer('image/png'), 'pictureSmall'],
    [picture(900, 249, '#000').toBuffer('image/webp'), 'pictureSmall'],
    [Buffer.concat([png, Buffer.alloc(contract.BANNER_BYTES_MAX + 1 - png.length)]), 'pictureLarge'],
  ] as const) {
    const { status, body } = await upload(file)
    expect([status, body.errorCode, body.value], problem).toEqual([200, 'content.refused', { field: 'image', problem }])
  }
  expect((await server.call(uploadBannerPicture, { picture: 'A'.repeat(8_000_000) }, staff.admin)).status).toBe(413)
  expect([(await pictures()).length, (await lastEntry()).id]).toEqual(before)
})

test('a banner names a picture that was uploaded with words for it, and visitors are told both; what it was before can come back', async () => {
  const { image } = (await upload(picture(1600, 500, '#963').toBuffer('image/jpeg'))).body.value
  const refused = async (...given: Parameters<typeof save>) => (await save(...given)).body.value as unknown
  expect(await refused(image, ' ')).toEqual({ field: 'alt', problem: 'empty' })
  expect(await refused(image.replace(/[0-9a-f]{64}/, 'f'.repeat(64)), 'Festa')).toEqual({ field: 'image', problem: 'pictureMissing' })
  expect(await refused('/pictures/banners/../x.webp', 'Festa')).toEqual({ field: 'image', problem: 'picture' })
  const { version } = (await save(image, 'Um tucano na festa')).body.value
  const told = async () =>
    (await server.call(listAnnouncements, { types: 'B', platform: 'W', execution: 'B' })).body.value.banners.find(
      ({ title }) => title === banner.title,
    )
  expect(await told()).toMatchObject({ url: image, alt: 'Um tucano na festa' })
  const list = (await server.call(listContent, { subject: 'banners' }, staff.auditor)).body.value
  expect(list).toMatchObject({ uploaded: expect.arrayContaining([expect.objectContaining({ image, width: 1600 })]) as unknown })
  await save('banners/rng.svg', '', version)
  expect((await lastEntry()).details).toMatchObject({ fields: ['image', 'alt'], before: { image, alt: 'Um tucano na festa' } })

  // A day later what nobody ever used is gone; what a banner had once is kept, so that it can come back.
  await sql`update content.pictures set at = at - interval '25 hours'`.execute(server.services.db)
  await dropLeftPictures(server.services)
  expect((await pictures()).map(({ digest }) => digest)).toEqual([bannerDigest(image)])
  const before = (await server.call(contract.listContentVersions, { subject: 'banners', slug: 'foto' }, staff.admin)).body.value.versions
  const now = (await server.call(listContent, { subject: 'banners' }, staff.admin)).body.value.entries.find(
    ({ item }) => item.slug === 'foto',
  )!
  await server.call(contract.restoreContent, { versionId: before[0]!.versionId, version: now.version }, staff.admin)
  expect(await told()).toMatchObject({ url: image })
})
