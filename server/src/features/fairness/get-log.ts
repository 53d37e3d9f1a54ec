import { getLog as contract } from '@tucano/contract/fairness'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readHead, readLog } from './store.ts'

const ENTRIES = 100

export const getLog = ({ db }: Services) =>
  answer(contract, async ({ after = 0, limit = ENTRIES }) => ({ entries: await readLog(db, { after, limit }), head: await readHead(db) }))
