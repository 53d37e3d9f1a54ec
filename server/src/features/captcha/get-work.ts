import * as contract from '@tucano/contract/captcha'
import { newWork } from '#accounts/captchas'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

export const getWork = ({ db }: House) => answer(contract.getWork, (_request, caller) => newWork(db, caller))
