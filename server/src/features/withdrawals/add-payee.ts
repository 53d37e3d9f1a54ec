import { TRIAL_TYPE } from '@tucano/contract/member'
import { addPayee as contract } from '@tucano/contract/withdrawals'
import { findMember } from '#accounts/members'
import { tellChange } from '#accounts/notify'
import { provePaymentPassword } from '#accounts/payment-password'
import { tell } from '#inbox/tell'
import type { Payments } from '#payments/open-payments'
import { isProviderError } from '#payments/provider'
import { type Person, readPerson } from '#documents/person'
import { lockPlayerLimits } from '#limits/player-limits'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { type PayeeDetails, maskPayee, normaliseKey, printOf, readPayees, showPayee } from './payees.ts'

const PAYEES_MAX = 5

/** A new payee takes the payment password, the member's own CPF, a letter, and, unless it is that CPF itself, a day. */
export const addPayee = (services: Services, payments: Payments | undefined) =>
  answer(contract, async ({ payeeId, paymentPassword, payee: given }, { member: { memberId, type }, network }) => {
    const { db, vault, brand } = services
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    await provePaymentPassword(services, memberId, paymentPassword)
    const person = await readPerson(db, memberId)
    if (!person.cpf || person.state === 'refused') throw new Fault('documents.required')
    const details = readDetails(given)
    const holder = details.kind === 'pix' ? await ownerOf(payments, details.key, person) : person.name!
    const masked = maskPayee(details)
    const row = await db.transaction().execute(async (trx) => {
      await lockPlayerLimits(trx, memberId)
      const known = await readPayees({ db: trx, vault }, memberId)
      const same = known.find((one) => one.payeeId === payeeId)
      if (same) return showPayee(same)
      if (known.length >= PAYEES_MAX) throw new Fault('payee.many')
      const made = await trx
        .insertInto('cashier.payees')
        .values({
          id: payeeId,
          member_id: memberId,
          kind: details.kind,
          sealed: vault.seal(Buffer.from(JSON.stringify(details))),
          masked,
          print: vault.digest(printOf(details)),
          holder,
          usable_at: sql<Date>`clock_timestamp() + make_interval(hours => ${brand.cashier.coolingHours})`,
        })
        .onConflict((clash) => clash.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) throw new Fault('payee.known')
      const added = (await readPayees({ db: trx, vault }, memberId)).find((one) => one.payeeId === payeeId)!
      await tell(trx, memberId, { kind: 'payeeAdded', facts: { masked, usableAt: added.usableAt } })
      return showPayee(added)
    })
    const found = await findMember(db, memberId)
    if (found) await tellChange(services, found, { what: 'nova chave ou conta para saques', network })
    return row
  })

function readDetails(given: { kind: 'pix'; key: string } | (PayeeDetails & { kind: 'bank' })): PayeeDetails {
  if (given.kind === 'bank') return given
  const key = normaliseKey(given.key)
  if (key === undefined) throw new Fault('request.invalid', { fields: [{ field: 'payee.key', problem: 'is no Pix key' }] })
  return { kind: 'pix', key }
}

/** Whose key it is, by the directory; nobody's but the member's will do. */
async function ownerOf(payments: Payments | undefined, key: string, { cpf }: Person): Promise<string> {
  if (!payments) throw new Fault('payments.down')
  try {
    const owner = await payments.provider.findOwner(key)
    if (!owner) throw new Fault('payee.unknown')
    if (owner.cpf !== cpf) throw new Fault('payee.stranger')
    return owner.name
  } catch (error) {
    if (isProviderError(error)) throw new Fault('payments.down', { retryAfterSeconds: 5 })
    throw error
  }
}
