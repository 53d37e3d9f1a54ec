import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { openAccount } from './open-account.ts'

export const register = (services: Services) =>
  answer(contract.register, (application, caller) =>
    openAccount(services, { application, required: ['username', 'password'], account: application.username, caller }),
  )
