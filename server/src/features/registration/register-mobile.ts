import { randomBytes } from 'node:crypto'
import * as contract from '@tucano/contract/registration'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { openAccount } from './open-account.ts'

/** The account gets a name of its own: a mobile number is nobody's business but its owner's. */
export const registerMobile = (house: House) =>
  answer(contract.registerMobile, (application, caller) => {
    const required = house.moduleOn('MOBILENUMPASSREG3') ? (['mobileNum', 'password'] as const) : (['mobileNum'] as const)
    return openAccount(house, { application, required: [...required], account: `m${randomBytes(6).toString('hex')}`, caller })
  })
