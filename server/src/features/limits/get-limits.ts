import { getLimits as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readLimits } from './store.ts'

export const getLimits = (house: House) => answer(contract, (_request, { member }) => readLimits(house, member.memberId))
