import { getPlaySession as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readPlaySession } from './store.ts'

export const getPlaySession = (house: House) => answer(contract, (_request, { member }) => readPlaySession(house, member))
