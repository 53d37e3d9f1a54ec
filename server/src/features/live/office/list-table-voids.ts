import { getTableVoid as getContract, listTableVoids as contract } from '@tucano/contract/live/office'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { LiveOffice } from './office.ts'
import { readVoid, readVoids, showVoid } from './voids.ts'

const PAGE = 25

export const listTableVoids = (office: LiveOffice) =>
  answer(contract, async ({ which, before }, { operator: { operatorId } }) => {
    const [micros, id] = before?.split('.') ?? []
    const place = micros !== undefined && id !== undefined ? { micros, id } : undefined
    const rows = await readVoids(office.services.db, { which, before: place, limit: PAGE + 1 })
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      list: await Promise.all(shown.map((row) => showVoid(office, row, operatorId))),
      next: rows.length > PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })

export const getTableVoid = (office: LiveOffice) =>
  answer(getContract, async ({ voidId }, { operator: { operatorId } }) => {
    const row = await readVoid(office.services.db, voidId)
    if (!row) throw new Fault('live.void.unknown')
    return showVoid(office, row, operatorId)
  })
