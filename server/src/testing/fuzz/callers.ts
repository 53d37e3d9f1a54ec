import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { writeInLounge } from '@tucano/contract/chat'
import { openDeposit, openTransfer, sendReceipt } from '@tucano/contract/deposits'
import type { OperatorRole } from '@tucano/contract/endpoint'
import { requestLimitChange } from '@tucano/contract/limits'
import { chooseClientSeed, commitSeeds, rotateSeeds } from '@tucano/contract/fairness'
import { TRIAL_TYPE, confirmAuthenticator, startAuthenticator } from '@tucano/contract/member'
import { sendMessage } from '@tucano/contract/messages'
import { sendEnvelope } from '@tucano/contract/promotions/sent-envelopes'
import { login } from '@tucano/contract/session'
import { type EngineName, type OpeningOf, playRound } from '@tucano/contract/studios'
import { transferToUpline } from '@tucano/contract/transfers'
import { decideWithdrawal, payPart, requestWithdrawal, reviewPoints } from '@tucano/contract/withdrawals'
import { changeMember, createMember } from '#accounts/members'
import { hashPassword } from '#platform/password'
import { sliderTicket } from '../browser.ts'
import { employ, queueUp } from '../desk.ts'
import { type MoneyServer, PAYMENT_PASSWORD, makePayer } from '../money.ts'
import { codeOf } from '../operators.ts'
import { newPlayer } from '../players.ts'
import { signedIn } from '../sign-in.ts'
import { betOnSports } from './sports.ts'

/** Whoever calls, and what there is that belongs to them: by the field that names it, or by the call and its field. */
export interface FuzzCaller {
  headers: Record<string, string>
  has: Record<string, unknown>
}

/** The first bytes of a picture: enough to be taken for one. */
export const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
export const MEMBER_PASSWORD = 'segredo123'
const hash = hashPassword(MEMBER_PASSWORD)
let names = 0

/** A member with an account of every kind of thing: money, an upline, documents, a payee, seeds, rounds, deposits, withdrawals, messages. */
export async function newMember(money: MoneyServer): Promise<FuzzCaller> {
  const { server, bank } = money
  const { call, services } = server
  const n = ++names
  const [agent, player] = [await newPlayer(server), await newPlayer(server, 900_000_000n)]
  const { memberId, headers } = player
  await changeMember(services.db, agent.memberId, { by: { actor: 'system' }, set: { type: 1 } })
  const mobile = `+55119${String(10_000_000 + n)}`
  const set = { upline_id: agent.memberId, password_hash: await hash, mobile, email: `ana${n}@tucano.example`, rank_level: 5 }
  await changeMember(services.db, memberId, { by: { actor: 'system' }, set })
  const { payeeId, cpf } = await makePayer(services, bank, memberId)
  const { account } = await services.db.selectFrom('member.members').select('account').where('id', '=', memberId).executeTakeFirstOrThrow()
  const seedWith = async (): Promise<string> => {
    const { seedHash } = (await call(commitSeeds, {}, headers)).body.value
    await call(chooseClientSeed, { seedHash, clientSeed: 'pagina-de-teste' }, headers)
    return seedHash
  }
  const play = async (gameCode: string, move: OpeningOf<EngineName>): Promise<string> => {
    const roundId = randomUUIDv7()
    await call(playRound, { gameCode, roundId, move }, headers)
    return roundId
  }
  await seedWith()
  const roundId = await play('dados', { stake: '100', side: 'under', target: 1200 })
  const sports = await betOnSports(server, headers)
  const { told } = (await call(rotateSeeds, {}, headers)).body.value
  const seedHash = await seedWith()
  const open = await play('minas', { stake: '100', mines: 3 })
  const depositId = randomUUID()
  await call(openDeposit, { depositId, method: 'pix', amount: '5000' }, headers)
  const transferred = randomUUID()
  await call(openTransfer, { depositId: transferred, method: 'ted', amount: '50000' }, headers)
  await call(sendReceipt, { depositId: transferred, receipt: PNG }, headers)
  const withdrawalId = randomUUID()
  const asked = { withdrawalId, payeeId, paymentPassword: PAYMENT_PASSWORD, method: 'c2c', amount: '60000' }
  await call(requestWithdrawal, asked, headers)
  await call(transferToUpline, { transferId: randomUUID(), amount: '5000', paymentPassword: PAYMENT_PASSWORD }, headers)
  const envelope = { requestId: randomUUID(), total: '5000', shares: 3, least: '100', paymentPassword: PAYMENT_PASSWORD }
  const sent = await call(sendEnvelope, envelope, headers)
  await call(requestLimitChange, { kind: 'deposit', period: 'day', cap: '100000000' }, headers)
  const wished = await call(requestLimitChange, { kind: 'deposit', period: 'day', cap: '200000000' }, headers)
  const changeRequestId = /"changeRequestId":"(\d+)"/.exec(JSON.stringify(wished.body))?.[1]
  const said = await call(writeInLounge, { clientId: randomUUID(), text: `Bom dia ${n}` }, headers)
  const support = await employ(services, `atendente${n}`, ['support', 'cashier'])
  await call(sendMessage, { sendingId: randomUUID(), to: { account }, title: 'Olá', body: 'Bem-vinda' }, support.headers)
  await call(decideWithdrawal, { withdrawalId, decision: 'approve', checked: reviewPoints }, support.headers)
  const partId = randomUUID()
  await call(payPart, { partId, withdrawalId, amount: '10000', note: 'primeira' }, support.headers)
  const { secret } = (await call(startAuthenticator, {}, headers)).body.value
  await call(confirmAuthenticator, { code: codeOf(secret) }, headers)
  const entering = { type: 'username' as const, username: account, password: MEMBER_PASSWORD, slider: await sliderTicket(services) }
  const entered = await call(login, entering, { 'x-forwarded-for': `198.51.100.${n % 250}` })
  const { challenge } = entered.body.value as { challenge?: string }
  const message = await services.db.selectFrom('messages.messages').select('id').where('member_id', '=', memberId).executeTakeFirst()
  const messageId = String(message?.id ?? 1)
  const has = {
    ...sports,
    username: account,
    account,
    memberId: String(memberId),
    labelIds: [],
    oldPassword: MEMBER_PASSWORD,
    proof: MEMBER_PASSWORD,
    password: MEMBER_PASSWORD,
    roundId,
    'stepRound.roundId': open,
    'stepRound.move': { do: 'open', tile: 3 },
    seedId: told.seedId,
    seedHash,
    depositId,
    'sendReceipt.depositId': transferred,
    'decideDeposit.depositId': transferred,
    withdrawalId,
    partId,
    payeeId,
    changeRequestId,
    // What fits one kind of limit is too much for another; none is always asked for.
    'requestLimitChange.cap': null,
    'openMessage.id': messageId,
    ids: [messageId],
    upTo: messageId,
    before: undefined,
    cpf,
    challenge,
    'getSentEnvelope.code': sent.body.value?.code,
    'grabSentEnvelope.code': sent.body.value?.code,
    'sendMessage.to': { account },
    'removeFromLounge.id': said.body.value?.id ?? '1',
    'muteAuthor.id': said.body.value?.id ?? '1',
  }
  return { headers: { ...headers }, has }
}

async function sessionOf({ server: { services } }: MoneyServer, type: number): Promise<FuzzCaller> {
  const account = `outro${++names}`
  const trial = type === TRIAL_TYPE ? { trialHours: 1 } : {}
  const created = await createMember(services.db, { account, nickname: account, passwordHash: await hash, type, ...trial })
  if (!('id' in created)) throw new Error('taken')
  return { headers: (await signedIn(services.db, created.id)).headers, has: { username: account, account } }
}

export const newAgent = (money: MoneyServer): Promise<FuzzCaller> => sessionOf(money, 1)
export const newTrial = (money: MoneyServer): Promise<FuzzCaller> => sessionOf(money, TRIAL_TYPE)

export async function newConversation({ server }: MoneyServer): Promise<FuzzCaller & { conversationId: string }> {
  const { customer, id } = await queueUp(server, `Pergunta ${++names}`)
  const last = await server.services.db
    .selectFrom('support.messages')
    .select('id')
    .where('conversation_id', '=', BigInt(id))
    .executeTakeFirst()
  return { headers: customer, has: { id: String(last?.id ?? 1), token: customer.authorization }, conversationId: id }
}

export async function newOperator({ server }: MoneyServer, role: OperatorRole): Promise<FuzzCaller> {
  const other = await employ(server.services, `colega${++names}`, ['support'])
  const { headers } = await employ(server.services, `${role}${++names}`, [role])
  return {
    headers,
    has: {
      'changeOperator.id': String(other.id),
      'resetOperatorFactor.id': String(other.id),
      operatorId: String(other.id),
      'claimCase.kind': role === 'compliance' ? 'documents' : 'deposit',
      'claimCase.id': '1',
      'releaseCase.kind': role === 'compliance' ? 'documents' : 'deposit',
      'releaseCase.id': '1',
      // What customer service edits.
      'listContent.subject': 'words',
      'listContentVersions.subject': 'words',
      'removeContent.subject': 'words',
      'orderContent.list': 'replies',
      'orderContent.group': '',
    },
  }
}
