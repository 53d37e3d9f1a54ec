import { listGoods as contract } from '@tucano/contract/points'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readGoods } from './goods.ts'

export const listGoods = ({ db }: Services) => answer(contract, () => readGoods(db))
