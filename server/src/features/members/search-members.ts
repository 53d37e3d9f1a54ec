import { MEMBERS_A_PAGE, searchMembers as contract } from '@tucano/contract/members'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { seesWhole, showLines } from './show-member.ts'
import { findMembers } from './store.ts'
import { keysOf, understand } from './understand.ts'

/** What was searched for is somebody's data, and is not written down; what it was understood as, and how many were found, is. */
export const searchMembers = (services: Services) =>
  answer(contract, async ({ query, after }, { operator }) => {
    const { db, brand } = services
    const understood = understand(services, query)
    const ids = await findMembers(db, understood, { after: BigInt(after ?? 0), limit: MEMBERS_A_PAGE + 1 })
    const shown = ids.slice(0, MEMBERS_A_PAGE)
    const keys = keysOf(understood)
    await db.transaction().execute((trx) =>
      journal(trx, operator, {
        action: 'members.search',
        subject: `members:${keys.join('-') || 'nothing'}`,
        details: { by: keys, found: shown.length, ...(ids.length > MEMBERS_A_PAGE ? { more: true } : {}) },
      }),
    )
    return {
      understood: keys,
      list: await showLines(db, shown, { brand, whole: seesWhole(operator) }),
      next: ids.length > MEMBERS_A_PAGE ? String(shown.at(-1)) : null,
    }
  })
