import { FIRST_DAY, LAST_DAY } from '@tucano/contract/fields'
import { useState } from 'react'
import { useAddress } from '#platform/record'
import { useToday } from '#platform/use-today'
import { isPersonal } from '../is-personal.ts'

/** What a history shows, as its fields have it. An empty day is every day. */
export interface HistoryFields {
  query: string
  day: string
  state: string
  kind: string
  by: string
}

/** What each is called in the address. */
const NAMES: HistoryFields = { query: 'busca', day: 'dia', state: 'situacao', kind: 'forma', by: 'quem' }
const EVERY_DAY = 'todos'
export const TAB = 'aba'
export const CHOSEN = 'pedido'

export interface HistoryFilter {
  fields: HistoryFields
  set: (change: Partial<HistoryFields>) => void
}

/** The filters stand in the address: a page that is sent to somebody shows the same. A CPF that was searched for does not. */
export function useHistoryFilter(): HistoryFilter {
  const today = useToday()
  const { fields: told, set: tell } = useAddress(NAMES)
  const [personal, setPersonal] = useState('')
  const fields: HistoryFields = { ...told, query: told.query || personal, day: told.day === EVERY_DAY ? '' : told.day || today }
  const set = (change: Partial<HistoryFields>): void => {
    const hidden = change.query !== undefined && isPersonal(change.query)
    if (change.query !== undefined) setPersonal(hidden ? change.query : '')
    const day = change.day === undefined ? {} : { day: change.day || EVERY_DAY }
    tell({ ...change, ...day, ...(hidden ? { query: '' } : {}) }, [CHOSEN])
  }
  return { fields, set }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && text <= LAST_DAY
const isAccount = (text: string): boolean => /^[a-z][a-z0-9._-]{2,31}$/.test(text)

/** What is asked for: what is empty, or cannot be yet, asks for nothing. */
export const askedOf = <State extends string, Kind extends string>(
  { query, day, state, kind, by }: HistoryFields,
  known: { states: readonly State[]; kinds: readonly Kind[] },
) => ({
  query: query.trim() === '' ? undefined : query.trim(),
  day: isDay(day) ? day : undefined,
  state: known.states.find((one) => one === state),
  kind: known.kinds.find((one) => one === kind),
  by: isAccount(by.trim().toLowerCase()) ? by.trim().toLowerCase() : undefined,
})
