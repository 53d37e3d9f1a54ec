import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { endpoints } from '@tucano/contract'
import { type Endpoint, type OperatorRole, operatorRoles } from '@tucano/contract/endpoint'
import { sendDocuments } from '@tucano/contract/documents'
import { sendRegisterCode } from '@tucano/contract/registration'
import { takeConversation } from '@tucano/contract/support'
import { exportJWK, generateKeyPair } from 'jose'
import { lastCode, sliderTicket } from '../browser.ts'
import { type MoneyServer, PAYMENT_PASSWORD, newCpf, openMoneyServer } from '../money.ts'
import { newPlayer } from '../players.ts'
import { cash, promotionOf } from '../promotion-of.ts'
import { type FuzzCaller, MEMBER_PASSWORD, PNG, newAgent, newConversation, newMember, newOperator, newTrial } from './callers.ts'
import { lotteryHas, openLottery } from './lottery.ts'
import { type Draw, type Schema, pick, sample } from './sample.ts'
import { sportsHas } from './sports.ts'

/** Ids that name something new, where the same field of other calls names something that is there. */
const FRESH = [
  'openDeposit.depositId',
  'openTransfer.depositId',
  'requestWithdrawal.withdrawalId',
  'payPart.partId',
  'addPayee.payeeId',
  'proposeAdjustment.adjustmentId',
  'writeMemberNote.noteId',
  'cashOutSportsBet.cashOutId',
  'proposeSportsAct.actId',
]

/** Calls of an operator who has taken the conversation. */
const TAKEN = new Set(['answerConversation', 'closeConversation', 'readDesk'])
/** Calls that ask for a solved puzzle. */
const TICKETED = new Set(['login', 'register', 'registerMobile'])

export type Kind = 'visitor' | 'member' | 'agent' | 'trial' | 'conversation' | `operator:${OperatorRole}`

/** A whole site, with whoever may call it. Callers who were thrown out, or threw themselves out, are replaced. */
export class FuzzWorld {
  readonly money: MoneyServer
  #callers = new Map<Kind, FuzzCaller>()
  #has: Record<string, unknown>
  #fresh = 0

  constructor(money: MoneyServer, has: Record<string, unknown>) {
    this.money = money
    this.#has = has
  }

  async caller(kind: Kind): Promise<FuzzCaller> {
    const known = this.#callers.get(kind)
    if (known) return known
    const made = await this.#make(kind)
    this.#callers.set(kind, made)
    return made
  }

  forget(kind: Kind): void {
    this.#callers.delete(kind)
  }

  /** A request that nothing is wrong with, as far as a schema and what exists can tell. */
  async base(endpoint: Endpoint, { caller, schema, draw }: { caller: FuzzCaller; schema: Schema; draw: Draw }): Promise<unknown> {
    const owner = await this.caller('member')
    const conversation = endpoint.name.includes('Desk') || endpoint.name.includes('onversation') ? await this.#conversation() : {}
    if (TAKEN.has(endpoint.name)) await this.#take(caller)
    const mobile = endpoint.name === 'registerMobile' ? await this.#verifiedMobile(caller) : {}
    const slider = TICKETED.has(endpoint.name) ? { slider: await sliderTicket(this.money.server.services) } : {}
    const has = { ...this.#has, ...slider, ...mobile, ...owner.has, ...conversation, ...caller.has, ...this.#always() }
    const request = sample(schema, draw)
    if (typeof request !== 'object' || request === null) return request
    return Object.fromEntries(
      Object.entries(request).flatMap(([field, given]) => {
        const name = `${endpoint.name}.${field}`
        if (name in has) return has[name as never] === undefined ? [] : [[field, has[name as never]]]
        return field in has ? (has[field as never] === undefined ? [] : [[field, has[field as never]]]) : [[field, given]]
      }),
    )
  }

  /** A number, with the code that was sent to it, good in the browser that asked for it. */
  async #verifiedMobile(caller: FuzzCaller): Promise<Record<string, unknown>> {
    const mobileNo = `119${String(60_000_000 + this.#fresh)}`
    const { server } = this.money
    const asking = { ...caller.headers, 'x-forwarded-for': `198.51.${this.#fresh & 127}.7` }
    const { headers } = await server.call(sendRegisterCode, { countryDialingCode: '55', mobileNo }, asking)
    const [cookie] = [headers['set-cookie'] ?? []].flat() as string[]
    if (cookie) caller.headers = { ...caller.headers, cookie: cookie.split(';', 1)[0]! }
    return { mobileNum: mobileNo, verificationCode: await lastCode(server.services, `+55${mobileNo}`).catch(() => '000000') }
  }

  async #take({ headers }: FuzzCaller): Promise<void> {
    const { conversationId: id } = (await this.caller('conversation')) as FuzzCaller & { conversationId: string }
    await this.money.server.call(takeConversation, { id }, headers)
  }

  async #conversation(): Promise<Record<string, unknown>> {
    const { conversationId, headers } = (await this.caller('conversation')) as FuzzCaller & { conversationId: string }
    const calls = ['answerConversation', 'closeConversation', 'getDeskConversation', 'readDesk', 'takeConversation', 'typeAtDesk']
    const ids = Object.fromEntries(calls.map((call) => [`${call}.id`, conversationId]))
    return { ...ids, 'openConversation.token': headers['authorization'] }
  }

  /** What nobody may have twice. */
  #always(): Record<string, unknown> {
    const n = ++this.#fresh
    const name = `nova${n}x`
    return {
      'register.username': name,
      'register.email': `${name}@tucano.example`,
      'register.mobileNum': undefined,
      'register.verificationCode': undefined,
      'openOperator.account': `operadora${n}`,
      'registerMobile.email': `movel${n}@tucano.example`,
      'register.idNumber': newCpf(),
      'registerMobile.idNumber': newCpf(),
      'playRound.roundId': randomUUIDv7(),
      'betOnLottery.slipId': randomUUIDv7(),
      'startLotteryPlan.planId': randomUUIDv7(),
      'sendLotteryNumber.id': randomUUIDv7(),
      'placeSportsBet.betId': randomUUIDv7(),
      'editSportsBet.newBetId': randomUUIDv7(),
      ...Object.fromEntries(FRESH.map((field) => [field, randomUUID()])),
      'verifyContact.target': `${name}@tucano.example`,
      // In turn, so that no draw leaves one of them out.
      'addPayee.payee':
        n % 2 === 0
          ? { kind: 'bank', ispb: '60701190', branch: '1234', number: String(100_000 + n), type: 'current' }
          : { kind: 'pix', key: newCpf() },
    }
  }

  #make(kind: Kind): Promise<FuzzCaller> {
    if (kind === 'visitor') return Promise.resolve({ headers: {}, has: {} })
    if (kind === 'member') return newMember(this.money)
    if (kind === 'agent') return newAgent(this.money)
    if (kind === 'trial') return newTrial(this.money)
    if (kind === 'conversation') return newConversation(this.money)
    return newOperator(this.money, kind.slice('operator:'.length) as OperatorRole)
  }

  close(): Promise<void> {
    return this.money.close()
  }
}

/** Who makes a call, as it is meant. */
export function kindFor({ access, role }: Endpoint): Kind {
  if (access === 'public') return 'visitor'
  return access === 'operator' ? `operator:${[role ?? 'admin'].flat()[0]!}` : access
}

/** Somebody at the same kind of door for whom it may stay closed, or who sees other things behind it. */
export function strangerAt({ access }: Endpoint, draw: Draw): Kind {
  if (access === 'conversation') return access
  return access === 'operator' ? `operator:${pick(operatorRoles, draw)}` : pick(['member', 'agent', 'trial'] as const, draw)
}

export async function openFuzzWorld(clusterUrl: string, { singleWallet = true }: { singleWallet?: boolean } = {}): Promise<FuzzWorld> {
  const money = await openMoneyServer({
    clusterUrl,
    content: true,
    brand: (brand) => ({
      ...brand,
      wallet: { ...brand.wallet, single: singleWallet },
      // Two operators enter results.
      lottery: { ...brand.lottery, official: true },
    }),
  })
  const { server } = money
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const newcomer = await newPlayer(server)
  const papers = { fullName: 'Ana Teste', bornOn: '1990-01-01', kind: 'rg' as const, number: '1234567', front: PNG, back: PNG, face: PNG }
  await server.call(sendDocuments, { ...papers, cpf: newCpf() }, newcomer.headers)
  const { db } = server.services
  const [waiting] = await db.selectFrom('documents.cases').select('id').where('member_id', '=', newcomer.memberId).execute()
  const [game] = await db.selectFrom('lobby.games').select(['id', 'vendor', 'code', 'game_type']).where('code', '=', 'dados').execute()
  const [wallet] = await db.selectFrom('lobby.vendors').select('account_type_id').orderBy('code').limit(1).execute()
  const [maths] = await db.selectFrom('fairness.maths').select('digest').limit(1).execute()
  const lottery = await openLottery(server)
  const secret = { newPassword: 'Outra4567xyz', confirmNewPassword: 'Outra4567xyz', confirmPassword: MEMBER_PASSWORD }
  const tier = { turnover: '0', active: 0, netLoss: '0', rate: '100' }
  const agreement = {
    kind: 'dividend',
    type: 'CONS',
    period: 'week',
    terms: { rateType: 'percent', carry: false, fence: null, tiers: [tier] },
    payeeId: String(newcomer.memberId),
    version: undefined,
    isHigherConfirmed: true,
  }
  return new FuzzWorld(money, {
    ...lottery,
    ...Object.fromEntries(Object.entries(papers).map(([field, given]) => [`sendDocuments.${field}`, given])),
    agreed: true,
    ...secret,
    password: MEMBER_PASSWORD,
    'openOperator.password': `${MEMBER_PASSWORD} de operador`,
    paymentPassword: PAYMENT_PASSWORD,
    cpf: newCpf(),
    host: 'localhost',
    types: 'B',
    execution: 'B',
    publicKey: JSON.stringify(await exportJWK(publicKey)),
    'checkSlider.id': await sliderTicket(server.services),
    mobileNum: '11987654321',
    mobileNo: '11987654321',
    countryDialingCode: '55',
    target: 'novo@tucano.example',
    channel: 'email',
    nickname: 'Ana da Mata',
    name: 'Rita Souza',
    content: 'palavra '.repeat(12),
    email: 'ana@tucano.example',
    picture: PNG,
    receipt: PNG,
    amount: '5000',
    method: 'pix',
    'openTransfer.method': 'ted',
    'openTransfer.amount': '50000',
    fromAccountTypeId: 2,
    toAccountTypeId: wallet?.account_type_id ?? 101,
    typeId: 2,
    nodeId: String(game?.id ?? 1),
    vendor: game?.vendor,
    vassalage: game?.vendor,
    gameType: game?.game_type,
    gameCode: 'dados',
    'playRound.move': { stake: '100', side: 'under', target: 1200 },
    'applyAffiliate.channel': 'site',
    'applyAffiliate.address': 'https://exemplo.example',
    ...Object.fromEntries(
      ['offerAgreement', 'offerOfHouse'].flatMap((call) => Object.entries(agreement).map(([field, given]) => [`${call}.${field}`, given])),
    ),
    'addPayee.payee': { kind: 'pix', key: 'ana@tucano.example' },
    'convertPoint.points': 500,
    'saveGoods.picture': 'mug',
    'saveGoods.name': 'Caneca',
    'getApplicationPicture.picture': 1,
    'savePromotion.definition': promotionOf('manual', { reward: cash(100n) }),
    ...(await lotteryHas(db)),
    ...(await sportsHas(db)),
    backUrl: '/rng',
    caseId: String(waiting?.id ?? 1),
    digest: maths?.digest.toString('hex'),
    firebaseChannel: undefined,
    firebaseIdToken: undefined,
    'register.affiliateCode': undefined,
    'registerMobile.affiliateCode': undefined,
  })
}

export const fuzzedCalls: readonly Endpoint[] = endpoints
