import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { openAccount } from './open-account.ts'

export const register = (house: House) =>
  answer(contract.register, (application, caller) =>
    openAccount(house, { application, required: ['username', 'password'], account: application.username, caller }),
  )
