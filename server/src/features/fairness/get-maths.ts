import { getMaths as contract } from '@tucano/contract/fairness'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { readMaths } from './store.ts'

export const getMaths = ({ db }: House) =>
  answer(contract, async ({ digest }) => {
    const known = await readMaths(db, digest)
    if (!known) throw new Fault('game.unknown')
    return { ...known, digest }
  })
