import { listSportsClosings as contract } from '@tucano/contract/sports/office'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { readClosed } from './closing-rows.ts'

export const listSportsClosings = ({ services }: Sports) => answer(contract, async () => ({ list: await readClosed(services.db) }))
