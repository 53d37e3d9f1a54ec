import { listSportsClosings as contract } from '@tucano/contract/sports/office'
import { answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { readClosed, showClosing } from './closing-rows.ts'

export const listSportsClosings = ({ services }: Sports) =>
  answer(contract, async (_asked, { language }) => ({ list: (await readClosed(services.db)).map((row) => showClosing(row, language)) }))
