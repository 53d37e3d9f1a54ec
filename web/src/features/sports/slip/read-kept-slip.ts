import { type OddsPolicy, BadSlip, readSlip } from '@tucano/sports/slips'
import { type Chosen, EMPTY_SLIP, type SlipLeg, type SlipState, type Unanswered, withMode } from './slip-state.ts'

const POLICIES: readonly OddsPolicy[] = ['none', 'better', 'any']
const MODES = ['singles', 'multiple', 'system'] as const
const WORDS_MAX = 200
const LEGS_MAX = 20
const UUID = /^[0-9a-f-]{36}$/

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, LEGS_MAX) : [])
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, WORDS_MAX) : '')
const amountOf = (value: unknown): string => (typeof value === 'string' && /^[1-9]\d{0,11}$/.test(value) ? value : '')
const versionOf = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0)

const isTerms = (value: unknown): value is string => typeof value === 'string' && /^1\/[2-9]$/.test(value)

function readSelections(value: unknown, event: string, odds: unknown): SlipLeg['selections'] | undefined {
  const listed = listOf(value).map(fieldsOf)
  const { legs } = readSlip({ kind: 'single', unit: '1', legs: [{ event, selections: listed, odds }] })
  const [first, ...rest] = legs[0]!.selections.map((selection, at): Chosen => ({
    ...selection,
    marketName: wordsOf(listed[at]?.['marketName']),
    outcomeName: wordsOf(listed[at]?.['outcomeName']),
    version: versionOf(listed[at]?.['version']),
  }))
  return first && [first, ...rest]
}

function readLeg(value: unknown): SlipLeg | undefined {
  const { event, selections, odds, home, away, league, sport, stake, isBanker, terms } = fieldsOf(value)
  try {
    const chosen = readSelections(selections, wordsOf(event), odds)
    return (
      chosen && {
        event: wordsOf(event),
        selections: chosen,
        odds: Number(odds),
        home: wordsOf(home),
        away: wordsOf(away),
        sport: wordsOf(sport),
        stake: amountOf(stake),
        isBanker: isBanker === true,
        ...(wordsOf(league) !== '' && { league: wordsOf(league) }),
        ...(isTerms(terms) && { terms }),
      }
    )
  } catch (error) {
    if (error instanceof BadSlip) return undefined
    throw error
  }
}

function readUnanswered(value: unknown): Unanswered | undefined {
  const { about, betId } = fieldsOf(value)
  return typeof about === 'string' && typeof betId === 'string' && UUID.test(betId) ? { about, betId } : undefined
}

function readEdited(value: unknown): SlipState['editing'] {
  const { betId, version, offer } = fieldsOf(value)
  const isRead = typeof betId === 'string' && UUID.test(betId) && typeof offer === 'string' && /^\d{1,15}$/.test(offer)
  return isRead ? { betId, version: versionOf(version), offer } : undefined
}

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
const oneOf = <Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word =>
  words.find((word) => word === value) ?? otherwise

/** Reads what a browser has kept, which anybody may have written: what is no part of a slip is left out. */
export function readKeptSlip(text: string | undefined): SlipState {
  let kept: Record<string, unknown>
  try {
    kept = fieldsOf(JSON.parse(text ?? '{}'))
  } catch {
    return EMPTY_SLIP
  }
  const state: SlipState = {
    legs: listOf(kept['legs']).flatMap((leg) => present(readLeg(leg))),
    mode: oneOf(MODES, kept['mode'], EMPTY_SLIP.mode),
    system: wordsOf(kept['system']),
    unit: amountOf(kept['unit']),
    policy: oneOf(POLICIES, kept['policy'], EMPTY_SLIP.policy),
    keeps: kept['keeps'] === true,
    unanswered: listOf(kept['unanswered']).flatMap((one) => present(readUnanswered(one))),
  }
  const editing = readEdited(kept['editing'])
  return withMode(editing ? { ...state, editing } : state, state.mode)
}
