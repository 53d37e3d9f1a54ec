import { getSharedDraw as contract } from '@tucano/contract/fairness'
import { readDraw } from '#draws/published'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { showDraw } from './shared-draws.ts'

export const getSharedDraw = ({ db }: Services) =>
  answer(contract, async ({ drawId }) => {
    const draw = await readDraw(db, drawId)
    if (!draw) throw new Fault('draw.unknown')
    return showDraw(draw)
  })
