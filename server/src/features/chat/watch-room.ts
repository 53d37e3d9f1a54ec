import * as contract from '@tucano/contract/chat'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readWatchedRoom } from './store.ts'

export const watchRoom = (house: House) => answer(contract.watchRoom, async () => ({ messages: await readWatchedRoom(house) }))
