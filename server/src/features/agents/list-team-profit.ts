import { PEOPLE_A_PAGE, listTeamProfit as contract } from '@tucano/contract/agents/reports'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { personOf, readPath } from '#team/people'
import { readBranches, readOwnSums, readTeamSums } from '#team/profit'
import { checkPeriod } from './period.ts'
import { showSums } from './show-sums.ts'

export const listTeamProfit = ({ db, brand }: Services) =>
  answer(contract, async ({ from, to, of, type = 'CONS', order = 'stake', page = 1 }, { member: { memberId } }) => {
    checkPeriod({ from, to })
    const asked = { from, to, type }
    const ofId = of === undefined ? memberId : BigInt(of)
    const path = await readPath(db, memberId, ofId)
    const [own, team, { list, many }] = await Promise.all([
      readOwnSums(db, ofId, asked),
      readTeamSums(db, ofId, asked),
      readBranches(db, ofId, { ...asked, order, limit: PEOPLE_A_PAGE, offset: (page - 1) * PEOPLE_A_PAGE }),
    ])
    const { feeBp } = brand.agents
    const depth = path.at(-1)!.depth + 1
    return {
      path: path.map(personOf),
      own: showSums(own, feeBp),
      list: list.map((branch) => ({
        ...personOf({ ...branch, depth }),
        kind: branch.kind,
        people: branch.people,
        joined: branch.joined,
        ...showSums(branch, feeBp),
      })),
      many,
      // Who is no agent has no team, and is all of it.
      total: showSums(path.at(-1)!.isAgent ? team : own, feeBp),
    }
  })
