import * as contract from '@tucano/contract/captcha'
import { trySlider } from '#accounts/captchas'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { ticketOf } from './ticket.ts'

export const checkSlider = ({ db }: Services) =>
  answer(contract.checkSlider, async ({ id, trail }) => ticketOf(id, await trySlider(db, id, trail)))
