import { PEOPLE_A_PAGE, listAttributions as contract } from '@tucano/contract/agents/reports'
import { maskNickname } from '#accounts/mask'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readAttributions } from '#team/attributions'

/** Whoever has left is masked like anybody who is not right below. */
export const listAttributions = ({ db }: Services) =>
  answer(contract, async ({ before }, { member }) => {
    const at = { before: before === undefined ? null : BigInt(before), limit: PEOPLE_A_PAGE + 1 }
    const found = await readAttributions(db, member.memberId, at)
    const list = found.slice(0, PEOPLE_A_PAGE)
    return {
      list: list.map(({ id, account, how, code, at: moment, isDirect }) => ({
        id: String(id),
        name: isDirect ? account : maskNickname(account),
        how,
        code,
        at: moment.getTime(),
      })),
      next: found.length > PEOPLE_A_PAGE ? String(list.at(-1)!.id) : null,
    }
  })
