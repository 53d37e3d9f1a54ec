import { launchLottery as contract } from '@tucano/contract/lottery'
import { lotteryPath } from '@tucano/contract/pages'
import { answer } from '#platform/endpoint'
import { gameOf } from './games.ts'

export const launchLottery = () =>
  answer(contract, ({ gameCode, view }) => {
    if (gameCode === undefined) return Promise.resolve({ content: lotteryPath({ playType: view }) })
    const { code, vendor } = gameOf(gameCode)
    return Promise.resolve({ content: lotteryPath({ gameCode: code, vendor, playType: view }) })
  })
