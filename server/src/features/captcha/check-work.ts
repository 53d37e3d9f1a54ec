import * as contract from '@tucano/contract/captcha'
import { tryWork } from '#accounts/captchas'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { ticketOf } from './ticket.ts'

export const checkWork = ({ db }: Services) =>
  answer(contract.checkWork, async ({ id, answer: sum }) => ticketOf(id, await tryWork(db, id, sum)))
