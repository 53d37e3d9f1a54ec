import { capture, hold, openAccount, operatorAccount, post } from '@tucano/ledger'
import { countVisit, takeInvitation } from '#accounts/invitations'
import { createMember, findMemberByAccount } from '#accounts/members'
import { giveFirst } from '#accounts/rebates'
import { hashToken, newToken } from '#accounts/token'
import { act, offer } from '#commissions/agreements'
import { writeInvitation } from '#features/agents'
import type { Services } from '#platform/services'
import { changeRebates } from '#team/rebates'
import { AGENTS, AGREEMENTS, INVITING, MEMBERS, MEMBER_REBATES, OFFERS, REBATES, accountOf } from './demo-team.ts'

const GENERAL = 'davi'
/** Of so many who follow a link, one registers. */
const CLICKS_EACH = 4
const VISIT_MS = 25 * 60_000

/** People of the demo's team: they come, agree, pay in and take out, each by the functions that the calls use. */
export class DemoPeople {
  #services: Services
  #ids = new Map<string, bigint>()
  #links = new Map<string, string>()
  #many = 0

  constructor(services: Services) {
    this.#services = services
  }

  /** The agents, each with a link of its own, and their agreements. */
  async begin(): Promise<void> {
    const { db } = this.#services
    this.#ids.set(GENERAL, (await findMemberByAccount(db, GENERAL))!.id)
    for (const { account, nickname, above } of AGENTS) {
      const known = await findMemberByAccount(db, account)
      this.#ids.set(account, known?.id ?? (await this.#open({ account, nickname, type: 1, uplineId: this.#of(above) })))
    }
    for (const account of new Set(INVITING)) await this.#writeLink(account)
    for (const agreement of AGREEMENTS) await this.#agree(agreement, true)
  }

  /** Rates come down the tree, a step a day: nobody gives what it does not have yet. */
  async giveRebates(day: number): Promise<void> {
    const { db, brand } = this.#services
    const rebates = REBATES[day]
    const stepOf = (account: string): number =>
      account === GENERAL ? 0 : 1 + stepOf(AGENTS.find((agent) => agent.account === account)!.above)
    for (const account of [GENERAL, ...AGENTS.map((agent) => agent.account)])
      if (rebates && stepOf(account) === day)
        await db.transaction().execute((trx) => {
          const above = AGENTS.find((agent) => agent.account === account)?.above
          return changeRebates(trx, {
            giverId: above ? this.#of(above) : null,
            memberId: this.#of(account),
            rebates,
            maxBp: brand.agents.rebateMaxBp,
          })
        })
  }

  /** The next members come by links, and pay something in. */
  async join(upTo: number): Promise<bigint[]> {
    const { db } = this.#services
    const joined: bigint[] = []
    for (; this.#many < Math.min(upTo, MEMBERS.length); this.#many++) {
      const nickname = MEMBERS[this.#many]!
      const code = this.#links.get(INVITING[this.#many % INVITING.length]!)!
      for (let click = 0; click < CLICKS_EACH; click++) await countVisit(db, code)
      const account = accountOf(this.#many)
      const id = await db.transaction().execute(async (trx) => {
        const invitation = (await takeInvitation(trx, code, ''))!
        const created = await createMember(trx, {
          account,
          nickname,
          passwordHash: '*',
          uplineId: invitation.agentId,
          invitation: invitation.code,
        })
        if (!('id' in created)) throw new Error(`${account} could not be made`)
        await giveFirst(trx, { giverId: invitation.agentId, memberId: created.id, rebates: invitation.rebates })
        return created.id
      })
      await this.payIn(id, 200_00n + BigInt((this.#many * 37) % 8) * 100_00n)
      joined.push(id)
    }
    return joined
  }

  async offerMore(): Promise<void> {
    for (const agreement of OFFERS) await this.#agree(agreement, false)
  }

  /** They and the agents were here for a while, each at home. */
  async visit(members: readonly bigint[], at: Date): Promise<void> {
    const agents = AGENTS.map(({ account }) => this.#of(account))
    const until = new Date(at.getTime() + VISIT_MS)
    await this.#services.db
      .insertInto('session.sessions')
      .values(
        [...agents, ...members].map((memberId) => ({
          member_id: memberId,
          token_hash: hashToken(newToken()),
          ip: `2001:db8::${(memberId % 65_536n).toString(16)}`,
          device: 'Chrome · Android',
          created_at: at,
          seen_at: until,
          ended_at: until,
          ended_why: 'logout',
        })),
      )
      .execute()
  }

  async payIn(memberId: bigint, amount: bigint): Promise<void> {
    const { db, brand } = this.#services
    const currency = brand.currency.code
    const to = await openAccount(db, { memberId, pocket: 'cash', currency })
    const from = await operatorAccount(db, 'clearing', currency)
    await post(db, { key: `demo:deposit:${memberId}:${process.hrtime.bigint()}`, kind: 'deposit', moves: [{ from, to, amount, currency }] })
  }

  /** What is above a balance that is kept goes home. */
  async takeOut(memberId: bigint, kept: bigint): Promise<void> {
    const { db, brand } = this.#services
    const currency = brand.currency.code
    const account = await openAccount(db, { memberId, pocket: 'cash', currency })
    const { balance } = await db.selectFrom('ledger.accounts').select('balance').where('id', '=', account).executeTakeFirstOrThrow()
    const amount = ((balance - kept) / 50_00n) * 50_00n
    if (amount <= 0n) return
    const key = `demo:withdrawal:${memberId}:${process.hrtime.bigint()}`
    const { postingId: holdId } = await hold(db, { key, account, amount })
    await capture(db, { key: `${key}:paid`, holdId, amount, to: await operatorAccount(db, 'clearing', currency) })
  }

  #of(account: string): bigint {
    return this.#ids.get(account)!
  }

  async #open(given: { account: string; nickname: string; type: number; uplineId: bigint }): Promise<bigint> {
    const created = await createMember(this.#services.db, { ...given, passwordHash: '*' })
    if (!('id' in created)) throw new Error(`${given.account} could not be made`)
    return created.id
  }

  async #writeLink(account: string): Promise<void> {
    const link = {
      agentId: this.#of(account),
      kind: 0,
      rebates: MEMBER_REBATES,
      note: 'Grupo do WhatsApp',
      until: null,
      uses: null,
      domain: null,
    }
    this.#links.set(account, (await this.#services.db.transaction().execute((trx) => writeInvitation(trx, link)))!)
  }

  async #agree({ payer, payee, kind, period, terms }: (typeof AGREEMENTS)[number], isAccepted: boolean): Promise<void> {
    await this.#services.db.transaction().execute(async (trx) => {
      const payeeId = this.#of(payee)
      const id = await offer(trx, {
        payerId: payer === null ? null : this.#of(payer),
        payeeId,
        kind,
        type: 'CONS',
        period,
        terms,
        isHigherConfirmed: true,
      })
      if (isAccepted) await act(trx, { id, version: 1, act: 'accept', party: { by: 'payee', payeeId } })
    })
  }
}
