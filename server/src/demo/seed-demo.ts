import { readContent } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { changeMember, createMember, findMemberByAccount } from '#accounts/members'
import { hashPassword } from '#platform/password'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { seedContent } from '../seeding/seed-content.ts'
import { stockMall } from './demo-goods.ts'

const DEMO_PASSWORD = 'tucano2026'
const DEMO_MONEY = 1_250_00n

export interface DemoAccount {
  account: string
  password: string
  /** Who it is, for the line that the start prints. */
  role: string
}

interface Listed {
  account: string
  nickname: string
  type: number
  role: string
  avatar: number
  /** Who is right above it. */
  above?: string
  email?: string
  mobile?: string
}

/** Elis has confirmed an e-mail and a number, so a new browser of hers has to show a second factor; the code is in the outbox. */
const accounts: readonly Listed[] = [
  { account: 'ana', nickname: 'Ana', type: 0, role: 'member', avatar: 6 },
  { account: 'bruno', nickname: 'Bruno', type: 0, role: 'member', avatar: 2 },
  { account: 'davi', nickname: 'Davi', type: 2, role: 'general agent', avatar: 10 },
  { account: 'carla', nickname: 'Carla', type: 1, above: 'davi', role: 'agent of davi, invites with CARLA2026', avatar: 18 },
  {
    account: 'elis',
    nickname: 'Elis',
    type: 0,
    role: 'member with a second factor: its code is at /dev/outbox',
    avatar: 17,
    email: 'elis@tucano.example',
    mobile: '+5511987650001',
  },
]
/** Their second factor is made at the first login, in the page; with a secret in the configuration they have it from the start. */
const operators = [
  { account: 'suporte', name: 'Bia', roles: ['support'], role: 'support operator, signs in at /operator' },
  { account: 'caixa', name: 'Caio', roles: ['cashier'], role: 'cashier, at /operator' },
  { account: 'conformidade', name: 'Cora', roles: ['compliance'], role: 'compliance, at /operator' },
  { account: 'auditoria', name: 'Otto', roles: ['auditor'], role: 'auditor: reads everything, at /operator' },
  { account: 'gerencia', name: 'Rita', roles: ['admin'], role: 'admin of the operators, at /operator' },
]
const INVITATION = { code: 'CARLA2026', agent: 'carla' }
const LABEL = { name: 'Demonstração', colour: '#0F6B4F' }

/** Fills a demo brand's database, whose books are open: what is there already stays as it is. */
export async function seedDemo(services: Services): Promise<DemoAccount[]> {
  const { db, brand } = services
  await seedContent(db, await readContent(brand))
  let passwordHash: string | undefined
  for (const { avatar, role: _role, above, ...demo } of accounts) {
    if (await findMemberByAccount(db, demo.account)) continue
    passwordHash ??= await hashPassword(DEMO_PASSWORD)
    const uplineId = above && (await findMemberByAccount(db, above))?.id
    const created = await createMember(db, {
      ...demo,
      ...(uplineId && { uplineId }),
      passwordHash,
      mobileVerified: true,
      emailVerified: true,
    })
    if (!('id' in created)) continue
    await changeMember(db, created.id, { by: { actor: 'system' }, set: { avatar, first_login_at: new Date() } })
    await label(db, created.id)
    await giveDemoMoney(db, created.id, brand.currency.code)
  }
  await inviteByCode(db)
  await employ(services, () => passwordHash ?? hashPassword(DEMO_PASSWORD))
  await stockMall(services, 'conformidade')
  return [...accounts, ...operators].map(({ account, role }) => ({ account, password: DEMO_PASSWORD, role }))
}

async function employ({ db, vault, configuration }: Services, passwordHash: () => string | Promise<string>): Promise<void> {
  const known = await db.selectFrom('operator.operators').select('account').execute()
  const missing = operators.filter(({ account }) => !known.some((operator) => operator.account === account))
  if (missing.length === 0) return
  const password_hash = await passwordHash()
  const { demoOperatorSecret: secret } = configuration
  const factor = secret ? { factor: vault.seal(secret), factor_since: sql<Date>`clock_timestamp()` } : {}
  await db
    .insertInto('operator.operators')
    .values(missing.map(({ account, name, roles }) => ({ account, name, roles, password_hash, ...factor })))
    .onConflict((conflict) => conflict.column('account').doNothing())
    .execute()
}

async function label(db: Db, memberId: bigint): Promise<void> {
  const { id } = await db
    .insertInto('member.labels')
    .values(LABEL)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ colour: LABEL.colour }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('member.member_labels').values({ member_id: memberId, label_id: id }).execute()
}

async function inviteByCode(db: Db): Promise<void> {
  const agent = await findMemberByAccount(db, INVITATION.agent)
  if (agent)
    await db
      .insertInto('agent.invitations')
      .values({ code: INVITATION.code, agent_id: agent.id })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
}

/** So that the demo can be played: booked like a deposit, under a kind of its own. */
async function giveDemoMoney(db: Db, memberId: bigint, currency: string): Promise<void> {
  const to = await openAccount(db, { memberId, pocket: 'cash', currency })
  const from = await operatorAccount(db, 'clearing', currency)
  await post(db, { key: `demo:${memberId}`, kind: 'demo', moves: [{ from, to, amount: DEMO_MONEY, currency }] })
}
