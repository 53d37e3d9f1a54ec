import { getReferral } from '@tucano/contract/referral'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => server.close())

async function open(account: string, more: { type?: number; uplineId?: bigint } = {}) {
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: '*', ...more })
  if (!('id' in created)) throw new Error('taken')
  return { id: created.id, headers: (await signedIn(server.services.db, created.id)).headers }
}

test('an agent has its own code and who came by it; a member sees who invited it, masked', async () => {
  const agent = await open('agentetal', { type: 1 })
  const codes = [
    { code: 'VELHO', enabled: false },
    { code: 'TAL123', enabled: true },
  ]
  for (const code of codes)
    await server.services.db
      .insertInto('agent.invitations')
      .values({ ...code, agent_id: agent.id })
      .execute()
  const member = await open('convidada', { uplineId: agent.id })
  await open('convidado', { uplineId: agent.id })
  const referral = async (headers: { authorization: string }) => (await server.call(getReferral, {}, headers)).body.value
  expect(await referral(agent.headers)).toEqual({
    availablePromo: { REFERRAL: { enabled: false } },
    referralCode: 'TAL123',
    totalInvitations: 2,
    promotionDomains: [],
    invitedBy: null,
    friends: [],
    brought: '0',
  })
  expect(await referral(member.headers)).toEqual({
    availablePromo: { REFERRAL: { enabled: false } },
    referralCode: null,
    totalInvitations: 0,
    promotionDomains: [],
    invitedBy: 'ag***',
    friends: [],
    brought: '0',
  })
})
