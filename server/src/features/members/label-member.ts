import { labelMember as contract } from '@tucano/contract/members'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { changeForOperator, changedSince } from './change.ts'
import { labelsOf } from './store.ts'

export const labelMember = (services: Services) =>
  answer(contract, ({ memberId, labelIds, present, reason }, { operator }) =>
    changeForOperator(services, {
      memberId,
      reason,
      operator,
      action: 'members.label',
      async work(trx, { id }) {
        const before = await labelsOf(trx, id)
        const wanted = labelIds.map(BigInt)
        const chosen =
          wanted.length === 0 ? [] : await trx.selectFrom('member.labels').select(['id', 'name']).where('id', 'in', wanted).execute()
        if (chosen.length < wanted.length) throw new Fault('request.invalid', { fields: [{ field: 'labelIds', problem: 'is no label' }] })
        const added = chosen.filter((label) => !before.some((one) => one.id === label.id))
        const removed = before.filter((label) => !wanted.includes(label.id))
        if (added.length + removed.length === 0) return undefined
        const had = before.map((label) => String(label.id)).toSorted()
        if (present && String(present.toSorted()) !== String(had)) throw await changedSince(trx, id, 'members.label')
        if (removed.length > 0)
          await trx
            .deleteFrom('member.member_labels')
            .where('member_id', '=', id)
            .where(
              'label_id',
              'in',
              removed.map((label) => label.id),
            )
            .execute()
        if (added.length > 0)
          await trx
            .insertInto('member.member_labels')
            .values(added.map((label) => ({ member_id: id, label_id: label.id })))
            .execute()
        return { details: { added: added.map(({ name }) => name), removed: removed.map(({ name }) => name) } }
      },
    }),
  )
