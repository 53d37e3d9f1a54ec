import { listSharedDraws as contract } from '@tucano/contract/fairness'
import { readDraws } from '#draws/published'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { showDraw } from './shared-draws.ts'

const DRAWS = 20

export const listSharedDraws = ({ db }: Services) =>
  answer(contract, async ({ source, before, limit = DRAWS }) => {
    const rows = await readDraws(db, { source, ...(before === undefined ? {} : { before }), limit: limit + 1 })
    return { list: rows.slice(0, limit).map(showDraw), more: rows.length > limit }
  })
