import { listApplications } from '@tucano/contract/agents/affiliates'
import { listDecidedDocuments } from '@tucano/contract/documents'
import { createMember } from '#accounts/members'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../testing/desk.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { askInDemo } from './ask-in-demo.ts'
import { APPLICANTS } from './demo-team.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

test('of the demo’s applicants one waits and one was refused, each with documents that were looked at', async () => {
  const { services, call } = server
  const { headers } = await employ(services, 'conformidade', ['compliance'])
  for (const { account, fullName } of APPLICANTS)
    await createMember(services.db, { account, nickname: fullName.split(' ')[0]!, passwordHash: '*' })
  await askInDemo(services)
  const [waits, refused] = APPLICANTS
  expect((await call(listApplications, {}, headers)).body.value.list).toMatchObject([
    { account: waits.account, name: waits.fullName, state: 'applied', linked: [] },
  ])
  expect((await call(listApplications, { isDecided: true }, headers)).body.value.list).toMatchObject([
    { account: refused.account, state: 'refused', reason: refused.refused, decidedBy: 'conformidade' },
  ])
  const { list } = (await call(listDecidedDocuments, {}, headers)).body.value
  expect(list.map(({ account, state }) => [account, state])).toEqual([
    [refused.account, 'verified'],
    [waits.account, 'verified'],
  ])
})
