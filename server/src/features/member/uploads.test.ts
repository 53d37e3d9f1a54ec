import { endpoints } from '@tucano/contract'
import { sendReceipt } from '@tucano/contract/deposits'
import { sendDocuments } from '@tucano/contract/documents'
import { getAvatar, uploadPicture } from '@tucano/contract/member'
import { applyForPromotion } from '@tucano/contract/promotions'
import { startFreePlay } from '@tucano/contract/session'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { heavyPicture } from '../../testing/heavy-picture.ts'
import { newPlayer } from '../../testing/players.ts'
import { freePlay } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

const picture = createCanvas(60, 60).toBuffer('image/png').toString('base64')
const heavy = heavyPicture({ side: 6320, scans: 96 }).toString('base64')
const person = { fullName: 'Ana Teste', bornOn: '1990-01-01', cpf: '52998224725', kind: 'rg', number: '1234567' } as const
const application = { promotionId: '1', comment: 'Quero participar' }

/** Every call that takes more than a form. */
const uploads = {
  uploadPicture: (file: string, headers: Headers) => server.call(uploadPicture, { picture: file }, headers),
  sendReceipt: (file: string, headers: Headers) => server.call(sendReceipt, { depositId: crypto.randomUUID(), receipt: file }, headers),
  sendDocuments: (file: string, headers: Headers) => server.call(sendDocuments, { ...person, front: file, face: file }, headers),
  applyForPromotion: (file: string, headers: Headers) => server.call(applyForPromotion, { ...application, pictures: [file] }, headers),
}
type Headers = Record<string, string>
const send = (name: string, file: string, headers: Headers) => uploads[name as keyof typeof uploads](file, headers)
/** Long, and no files. */
const SLIPS = ['betOnLottery', 'startLotteryPlan']
const names = endpoints.flatMap(({ name, bodyMax, access }) => (bodyMax && access === 'member' && !SLIPS.includes(name) ? [name] : []))

test('all calls that take files are known here', () => {
  expect(names.toSorted()).toEqual(Object.keys(uploads).toSorted())
})

test.each(names)('%s takes no file of a trial account', async (name) => {
  const { token } = (await server.call(startFreePlay, freePlay())).body.value
  expect((await send(name, picture, { authorization: token })).body.errorCode).toBe('account.trial')
})

test.each(names)('%s takes no picture that is only there to exhaust whoever draws it', async (name) => {
  const { headers } = await newPlayer(server)
  const expected = name === 'sendReceipt' ? 'receipt.invalid' : 'picture.invalid'
  expect((await send(name, heavy, headers)).body.errorCode).toBe(expected)
})

test('a member has ten pictures drawn in half an hour', async () => {
  const { headers } = await newPlayer(server)
  const from = (n: number) => ({ ...headers, 'x-forwarded-for': `198.26.0.${n}` })
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await send('uploadPicture', picture, from(n))).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  expect((await server.call(getAvatar, {}, headers)).body.value.avatarType).toBe('UPLOAD')
})
