import { randomBytes } from 'node:crypto'
import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { openAccount } from './open-account.ts'

/** The account gets a name of its own: a mobile number is nobody's business but its owner's. */
export const registerMobile = (services: Services) =>
  answer(contract.registerMobile, (application, caller) => {
    const required = services.moduleOn('MOBILENUMPASSREG3') ? (['mobileNum', 'password'] as const) : (['mobileNum'] as const)
    return openAccount(services, { application, required: [...required], account: `m${randomBytes(6).toString('hex')}`, caller })
  })
