import { pausePlay as contract } from '@tucano/contract/limits'
import { stopClock } from '#bonus/clocks'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changing } from './changing.ts'
import { closePlay } from './store.ts'

export const pausePlay = (services: Services) =>
  answer(contract, ({ days }, { member }) =>
    changing(services, member, async (trx) => {
      const { until } = await closePlay(trx, member.memberId, { why: 'pause', days })
      await stopClock(trx, member.memberId)
      await tell(trx, member.memberId, { kind: 'pauseStarted', facts: { until: until.getTime() } })
    }),
  )
