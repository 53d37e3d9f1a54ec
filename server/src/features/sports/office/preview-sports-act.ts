import { previewSportsAct as contract } from '@tucano/contract/sports/office-acts'
import { answer } from '#platform/endpoint'
import { eventOf } from '../get-match.ts'
import type { Sports } from '../sports.ts'
import { previewAct } from './preview.ts'
import { expectMarkets } from './propose-sports-act.ts'

export const previewSportsAct = ({ services: { db } }: Sports) =>
  answer(contract, async ({ act }) => {
    const { id } = await eventOf(db, act.event)
    await expectMarkets(db, id, act)
    return previewAct(db, id, act)
  })
