import { listApplications as contract } from '@tucano/contract/agents/affiliates'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readApplications } from './store.ts'

const PAGE = 20

export const listApplications = ({ db }: Services) =>
  answer(contract, async ({ isDecided = false, before }) => {
    const found = await readApplications(db, { isDecided, before: before === undefined ? null : BigInt(before), limit: PAGE + 1 })
    const list = found.slice(0, PAGE)
    return { list, next: found.length > PAGE ? list.at(-1)!.applicationId : null }
  })
