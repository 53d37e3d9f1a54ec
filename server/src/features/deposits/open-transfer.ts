import { randomInt } from 'node:crypto'
import { openTransfer as contract } from '@tucano/contract/deposits'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { openDepositRow } from './opening.ts'
import { methodOf, showDeposit } from './store.ts'

const SECONDS_AN_HOUR = 3600
/** Letters and digits that nobody takes for another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const REFERENCE_LENGTH = 8

const newReference = (): string => `TU${Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

export const openTransfer = (services: Services) =>
  answer(contract, async ({ depositId, method: name, amount }, { member }) => {
    const method = methodOf(services.brand, name, 'transfer')
    if (method?.kind !== 'transfer') throw new Fault('deposit.method')
    const seconds = method.hours * SECONDS_AN_HOUR
    const asked = { depositId, method, amount: BigInt(amount), seconds, named: { reference: newReference() } }
    return showDeposit({ brand: services.brand, payments: undefined }, await openDepositRow(services, member, asked))
  })
