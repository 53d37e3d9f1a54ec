import { pausePlay as contract } from '@tucano/contract/limits'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { changing } from './changing.ts'
import { closePlay } from './store.ts'

export const pausePlay = (house: House) =>
  answer(contract, ({ days }, { member }) => changing(house, member, (trx) => closePlay(trx, member.memberId, { why: 'pause', days })))
