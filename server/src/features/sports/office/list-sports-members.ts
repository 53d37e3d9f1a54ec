import { listSportsMembers as contract } from '@tucano/contract/sports/office-limits'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { readMembers } from './member-rows.ts'

export const listSportsMembers = ({ services }: Sports) =>
  answer(contract, async ({ account }) => ({ list: await readMembers(services.db, account) }))
