import { grantPromotion as contract } from '@tucano/contract/promotions/office'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import { readClock } from '#promotions/clock'
import { grant } from '#promotions/grant'
import type { Promotions } from '#promotions/promotions'
import { isInForce, newestOf } from '#promotions/running'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readReason } from './lines.ts'

/** Each member by itself: who cannot get it is named, and keeps nobody else from it. */
export const grantPromotion = ({ db }: Services, promotions: Promotions) =>
  answer(contract, async ({ promotionId, accounts, reason: given }, { operator }) => {
    const reason = readReason(given)
    const { isOff, versions } = await promotions.versions.read(db)
    const version = newestOf(versions, BigInt(promotionId))
    if (!version) throw new Fault('promotion.unknown')
    if (version.kind !== 'manual') throw new Fault('promotion.state')
    if (isOff) throw new Fault('promotion.off')
    const now = await readClock(db)
    if (version.definition.startsAt > now.getTime()) throw new Fault('promotion.state')
    if (version.state !== 'running' || !isInForce(version, now)) throw new Fault('promotion.over')
    const refused: { account: string; code: string }[] = []
    let granted = 0
    const giveTo = (account: string) => async (trx: Db) => {
      const member = await trx
        .selectFrom('member.members')
        .select('id')
        .where('account', '=', account)
        .where('status', '<>', 'system')
        .executeTakeFirst()
      if (!member) throw new Fault('member.unknown')
      const refusal = await grant(promotions, trx, { version, memberId: member.id }, await readClock(trx))
      if (refusal !== undefined && refusal !== 'promotion.waiting') throw new Fault(refusal)
      await journal(trx, operator, {
        action: 'promotions.grant',
        subject: `promotion:${promotionId}`,
        details: { member: String(member.id), title: version.definition.title, reason },
      })
      return refusal
    }
    for (const account of new Set(accounts.map((typed) => typed.trim().toLowerCase()))) {
      const code = await db.transaction().execute(giveTo(account)).catch(codeOf)
      if (code === undefined) granted++
      else refused.push({ account, code })
    }
    return { granted, refused }
  })

/** What is refused leaves nothing behind: it can be given another time. */
function codeOf(error: unknown): Fault['code'] {
  if (error instanceof Fault) return error.code
  throw error
}
