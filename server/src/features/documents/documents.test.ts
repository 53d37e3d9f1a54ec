import { createCanvas } from '@napi-rs/canvas'
import * as contract from '@tucano/contract/documents'
import { listMessages } from '@tucano/contract/messages'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../../testing/desk.ts'
import { newCpf } from '../../testing/money.ts'
import { type Player, newPlayer } from '../../testing/players.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { printPictures } from './print.ts'

let server: TestServer
let compliance: { headers: { authorization: string } }
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  compliance = await employ(server.services, 'conformidade', ['compliance'])
})
afterAll(() => server.close())

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64')
const papers = (change: object = {}) => ({
  fullName: 'Ana Beatriz d’Ávila',
  bornOn: '1990-02-28',
  cpf: newCpf(),
  kind: 'cnh' as const,
  number: '12345678',
  front: PNG.toString('base64'),
  face: PNG.toString('base64'),
  ...change,
})
const send = (player: Player, change: object = {}) => server.call(contract.sendDocuments, papers(change), player.headers)
const caseOf = async (account: string) =>
  (await server.call(contract.listDocumentCases, {}, compliance.headers)).body.value.list.find((one) => one.account === account)
const accountOf = async ({ memberId }: Player) =>
  (await server.services.db.selectFrom('member.members').select('account').where('id', '=', memberId).executeTakeFirstOrThrow()).account

test('documents wait for an operator, who sees them, is written down for it, and decides once', async () => {
  const player = await newPlayer(server)
  expect((await server.call(contract.getDocuments, {}, player.headers)).body.value.state).toBe('none')
  const { body } = await send(player)
  expect(body.value).toMatchObject({ state: 'waiting', name: 'A*** B*** d***', kind: 'cnh' })
  expect((await send(player)).body.errorCode).toBe('documents.waiting')
  const { caseId, sides } = (await caseOf(await accountOf(player)))!
  expect(sides).toEqual(['face', 'front'])
  const picture = await server.call(contract.getDocumentPicture, { caseId, side: 'front' }, compliance.headers)
  expect(picture.body.value).toEqual({ type: 'image/png', content: PNG.toString('base64') })
  const stored = await server.services.db.selectFrom('documents.pictures').select('sealed').execute()
  expect(stored.every(({ sealed }) => !sealed.includes(PNG))).toBe(true)
  await server.call(contract.getDocumentPicture, { caseId, side: 'face' }, compliance.headers)
  const verify = () =>
    server.call(contract.decideDocuments, { caseId, decision: 'verify', checked: [...contract.documentPoints] }, compliance.headers)
  const answers = await Promise.all([verify(), verify(), verify()])
  expect(answers.filter(({ body: { success } }) => success)).toHaveLength(1)
  expect((await server.call(contract.getDocuments, {}, player.headers)).body.value.state).toBe('verified')
  expect((await send(player)).body.errorCode).toBe('documents.verified')
  const kinds = (await server.call(listMessages, {}, player.headers)).body.value.list.map(({ kind }) => kind)
  expect(kinds).toEqual(['documentsVerified'])
  const deeds = await server.services.db
    .selectFrom('operator.journal')
    .select('action')
    .where('subject', '=', `documents:${caseId}`)
    .orderBy('id')
    .execute()
  expect(deeds.map(({ action }) => action)).toEqual(['documents.look', 'documents.look', 'documents.verify'])
})

test('a refusal says why, and better ones may be sent', async () => {
  const player = await newPlayer(server)
  await send(player)
  const { caseId } = (await caseOf(await accountOf(player)))!
  await server.call(contract.decideDocuments, { caseId, decision: 'refuse', reason: 'Foto ilegível' }, compliance.headers)
  expect((await server.call(contract.getDocuments, {}, player.headers)).body.value).toMatchObject({
    state: 'refused',
    reason: 'Foto ilegível',
  })
  expect((await send(player)).body.value.state).toBe('waiting')
})

test('one person, one account: a CPF is verified once', async () => {
  const cpf = newCpf()
  const [first, second] = [await newPlayer(server), await newPlayer(server)]
  await send(first, { cpf })
  await send(second, { cpf })
  const cases = [(await caseOf(await accountOf(first)))!, (await caseOf(await accountOf(second)))!]
  for (const { caseId, sides } of cases)
    for (const side of sides) await server.call(contract.getDocumentPicture, { caseId, side }, compliance.headers)
  const answers = await Promise.all(
    cases.map(({ caseId }) =>
      server.call(contract.decideDocuments, { caseId, decision: 'verify', checked: [...contract.documentPoints] }, compliance.headers),
    ),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  const third = await newPlayer(server)
  expect((await send(third, { cpf })).body.errorCode).toBe('cpf.taken')
})

test('what cannot be is refused by its name', async () => {
  const player = await newPlayer(server)
  expect((await send(player, { cpf: '12345678900' })).body.errorCode).toBe('cpf.invalid')
  expect((await send(player, { cpf: '11111111111' })).body.errorCode).toBe('cpf.invalid')
  const child = new Date(Date.now() - 17.9 * 365.25 * 86_400_000).toISOString().slice(0, 10)
  expect((await send(player, { bornOn: child })).body.errorCode).toBe('age.minimum')
  expect((await send(player, { bornOn: '1900-01-01' })).body.errorCode).toBe('age.minimum')
  expect((await send(player, { front: Buffer.from('%PDF-1.4').toString('base64') })).body.errorCode).toBe('picture.invalid')
  for (const [field, value] of [
    ['fullName', '<b>x</b>'],
    ['bornOn', '2020-13-01'],
    ['cpf', '123.456.789-00'],
    ['number', "1' or 1=1"],
    ['kind', 'other'],
  ] as const)
    expect((await send(player, { [field]: value })).body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
  expect((await server.call(contract.getDocuments, {}, player.headers)).body.value.state).toBe('none')
})

test('only who is trusted with it sees documents', async () => {
  for (const role of ['support', 'cashier'] as const) {
    const { headers } = await employ(server.services, `papel${role}`, [role])
    expect((await server.call(contract.listDocumentCases, {}, headers)).status).toBe(403)
    expect((await server.call(contract.getDocumentPicture, { caseId: '1', side: 'front' }, headers)).status).toBe(403)
  }
})

test('what was decided stays, is found by CPF, name or case, counted by day, and saved as a file without formulas', async () => {
  const [first, second] = [await newPlayer(server), await newPlayer(server)]
  const cpf = newCpf()
  await send(first, { cpf, fullName: 'Célia Prado' })
  const { caseId } = (await caseOf(await accountOf(first)))!
  const reason = '+55 11 não confere'
  await server.call(contract.decideDocuments, { caseId, decision: 'refuse', reason }, compliance.headers)
  await send(second)
  const decided = async (asked: object) => (await server.call(contract.listDecidedDocuments, asked, compliance.headers)).body.value
  for (const query of [cpf, cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'), 'CÉLIA PRADO', String(first.memberId)])
    expect((await decided({ query })).list, query).toMatchObject([{ caseId, state: 'refused', reason, decidedBy: 'conformidade' }])
  const { rows } = await server.services.pool.query<{ day: string }>(
    'select (decided_at at time zone $2)::date::text as day from documents.cases where id = $1',
    [caseId, server.services.brand.timeZone],
  )
  const day = rows[0]!.day
  const { totals, list } = await decided({ day })
  expect(totals?.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
  expect((await decided({ state: 'verified', query: cpf })).list).toEqual([])
  const saved = await server.app.inject({ url: `/wps/operators/documents/export?query=${cpf}`, headers: compliance.headers })
  expect(saved.body.split('\r\n').slice(1, -1)).toHaveLength(1)
  expect(saved.body).toContain(";'+55 11 não confere;")
  const cashier = await employ(server.services, 'caixa', ['cashier'])
  expect((await server.call(contract.listDecidedDocuments, {}, cashier.headers)).status).toBe(403)
  expect((await server.app.inject({ url: '/wps/operators/documents/export', headers: cashier.headers })).statusCode).toBe(403)
})

/** Bars of grey, each row of another width: a picture with steps, saved as PNG or JPEG. */
async function drawn(seed: number, type: 'png' | 'jpeg' = 'png'): Promise<string> {
  const canvas = createCanvas(180, 160)
  const context = canvas.getContext('2d')
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 9; column++) {
      const grey = ((column + 1) * (row + 3) * seed * 37) % 256
      context.fillStyle = `rgb(${grey}, ${grey}, ${grey})`
      context.fillRect(column * 20, row * 20, 20, 20)
    }
  return (type === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', 90)).toString('base64')
}

test('nobody confirms pictures that they were not given, nor with points left', async () => {
  const player = await newPlayer(server)
  await send(player)
  const { caseId } = (await caseOf(await accountOf(player)))!
  const other = await employ(server.services, 'conformidade2', ['compliance'])
  const verify = (checked: readonly (typeof contract.documentPoints)[number][] = contract.documentPoints) =>
    server.call(contract.decideDocuments, { caseId, decision: 'verify', checked: [...checked] }, compliance.headers)
  expect((await verify()).body).toMatchObject({ errorCode: 'documents.unseen', value: { sides: ['face', 'front'] } })
  await server.call(contract.getDocumentPicture, { caseId, side: 'front' }, compliance.headers)
  // What a colleague was given does not count.
  await server.call(contract.getDocumentPicture, { caseId, side: 'face' }, other.headers)
  expect((await verify()).body).toMatchObject({ errorCode: 'documents.unseen', value: { sides: ['face'] } })
  expect((await caseOf(await accountOf(player)))?.seen).toEqual(['front'])
  await server.call(contract.getDocumentPicture, { caseId, side: 'face' }, compliance.headers)
  expect((await verify(['name', 'born'])).body).toMatchObject({
    errorCode: 'review.unchecked',
    value: { missing: ['cpf', 'number', 'face'] },
  })
  expect((await verify()).body.success).toBe(true)
})

test('a picture that another member has sent is flagged on both, saved anew too; other pictures and one’s own are not', async () => {
  const [first, second, third] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
  await send(first, { front: await drawn(3), face: await drawn(5) })
  await send(second, { front: await drawn(3), face: await drawn(5, 'jpeg') })
  await send(third, { front: await drawn(7), face: await drawn(11) })
  const [one, two, none] = [
    await caseOf(await accountOf(first)),
    await caseOf(await accountOf(second)),
    await caseOf(await accountOf(third)),
  ]
  expect(two?.alike).toEqual([
    { side: 'face', otherSide: 'face', memberId: String(first.memberId), account: await accountOf(first), same: false },
    { side: 'front', otherSide: 'front', memberId: String(first.memberId), account: await accountOf(first), same: true },
  ])
  expect(one?.alike.map(({ side, memberId, same }) => [side, memberId, same])).toEqual([
    ['face', String(second.memberId), false],
    ['front', String(second.memberId), true],
  ])
  expect(none?.alike).toEqual([])
})

test('pictures from before they were compared are gone over by the job', async () => {
  const [first, second] = [await newPlayer(server), await newPlayer(server)]
  await send(first, { front: await drawn(13), face: await drawn(17) })
  await send(second, { front: await drawn(13), face: await drawn(19) })
  const { caseId } = (await caseOf(await accountOf(second)))!
  await server.services.pool.query('update documents.pictures set digest = null, likeness = null where case_id = $1', [caseId])
  await printPictures(server.services)
  const { rows } = await server.services.pool.query('select digest from documents.pictures where digest is null')
  expect(rows).toEqual([])
  expect((await caseOf(await accountOf(second)))?.alike).toMatchObject([{ side: 'front', same: true }])
})
