import * as contract from '@tucano/contract/captcha'
import { newWork } from '#accounts/captchas'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getWork = ({ db }: Services) => answer(contract.getWork, (_request, caller) => newWork(db, caller))
