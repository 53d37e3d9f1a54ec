import { operatorRoles } from '@tucano/contract/endpoint'
import * as contract from '@tucano/contract/operators'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { endOperatorSessions } from './sessions.ts'
import { lockOperator, readEntry } from './store.ts'
import { dropTickets } from './tickets.ts'

/** The database keeps the last admin one, however many ask at once. */
const LAST_ADMIN = 'OP001'

const inOrder = (roles: readonly string[]) => operatorRoles.filter((role) => roles.includes(role))

type Facts = Record<'name' | 'status', string> & { roles: readonly string[] }
const differences = (before: Facts, after: Facts) =>
  (['name', 'roles', 'status'] as const).filter((key) => String(before[key]) !== String(after[key]))

/** What stays the same is no change, and not in the journal. */
export const changeOperator = ({ db }: Services) =>
  answer(contract.changeOperator, async ({ id: asked, present, ...wanted }, { operator }) => {
    const id = BigInt(asked)
    const change = db.transaction().execute(async (trx) => {
      const found = await lockOperator(trx, id)
      if (!found) throw new Fault('operator.unknown')
      const before = { ...found, roles: inOrder(found.roles) }
      if (present && differences(before, { ...present, roles: inOrder(present.roles) }).length > 0) throw new Fault('operator.changed')
      const { roles = before.roles, status = before.status } = wanted
      const name = wanted.name?.trim() ?? before.name
      const after = { name, roles: inOrder(roles), status }
      const changed = differences(before, after)
      if (changed.length > 0) await trx.updateTable('operator.operators').set(after).where('id', '=', id).execute()
      if (after.status === 'disabled') {
        await dropTickets(trx, id)
        await endOperatorSessions(trx, id, 'revoked')
      }
      const entry = await readEntry(trx, id)
      const details = Object.fromEntries(changed.map((key) => [key, { before: before[key], after: after[key] }]))
      if (changed.length > 0) await journal(trx, operator, { action: 'operators.change', subject: `operator:${id}`, details })
      return entry
    })
    return change.catch((error: unknown) => {
      throw (error as { code?: unknown }).code === LAST_ADMIN ? new Fault('operator.last.admin') : error
    })
  })
