import { getMaths as contract } from '@tucano/contract/fairness'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readMaths } from './store.ts'

export const getMaths = ({ db }: Services) =>
  answer(contract, async ({ digest }) => {
    const known = await readMaths(db, digest)
    if (!known) throw new Fault('game.unknown')
    return { ...known, digest }
  })
