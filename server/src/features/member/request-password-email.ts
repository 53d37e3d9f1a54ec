import * as contract from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'

/** No channel for e-mail is configured yet, and the caller is told so, whoever asks for whomever. */
export const requestPasswordEmail = () =>
  answer(contract.requestPasswordEmail, async () => {
    throw new Fault('verification.no.channel')
  })
