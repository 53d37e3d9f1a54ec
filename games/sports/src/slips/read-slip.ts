import { type Ratio, ratio } from '@tucano/round'
import { type Form, LEGS_MAX, LINES_MAX, countLines, isCover, isPossible, linesOf } from './lines.ts'
import { ODDS_MAX, ODDS_MIN, isOdds } from './odds.ts'
import type { Leg, Selection, Slip } from './slip.ts'

/** A slip that cannot be bet. `field` names the part of it that is wrong: `legs.2.odds`. */
export class BadSlip extends Error {
  readonly field: string
  readonly problem: string

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`)
    this.field = field
    this.problem = problem
  }
}

/** Selections of one builder. */
export const SELECTIONS_MAX = 12

const EVENT = /^[a-z]{1,12}:[a-z_]{1,40}:\d{1,18}$/
const OUTCOME = /^[\w:+.-]{1,100}$/
const SPECIFIER = /^[a-z_]{1,40}=[^|=\s]{1,80}$/
const SPECIFIERS_MAX = 300
const TERMS = /^([1-9])\/([1-9])$/
const UNIT = /^[1-9]\d{0,11}$/

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function readText(value: unknown, field: string, { shape, problem }: { shape: RegExp; problem: string }): string {
  if (typeof value !== 'string' || !shape.test(value)) throw new BadSlip(field, problem)
  return value
}

function readWhole(value: unknown, field: string, { min, max }: { min: number; max: number }): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) throw new BadSlip(field, `from ${min} to ${max}`)
  return value
}

function readList(value: unknown, field: string, { min, max }: { min: number; max: number }): unknown[] {
  if (!Array.isArray(value) || value.length < min || value.length > max) throw new BadSlip(field, `from ${min} to ${max} of them`)
  return value
}

/** The market is the same in whatever order they are written. */
function readSpecifiers(value: unknown, field: string): string {
  if (value === '') return value
  const parts = typeof value === 'string' && value.length <= SPECIFIERS_MAX ? value.split('|').toSorted() : []
  const names = new Set(parts.map((part) => part.split('=', 1)[0]))
  if (parts.length === 0 || names.size < parts.length || !parts.every((part) => SPECIFIER.test(part)))
    throw new BadSlip(field, 'as the feed writes them')
  return parts.join('|')
}

function readSelection(value: unknown, field: string): Selection {
  const { market, specifiers, outcome } = fieldsOf(value)
  return {
    market: readWhole(market, `${field}.market`, { min: 1, max: 1_000_000 }),
    specifiers: readSpecifiers(specifiers, `${field}.specifiers`),
    outcome: readText(outcome, `${field}.outcome`, { shape: OUTCOME, problem: 'an outcome' }),
  }
}

/** A share of the odds as it is written: `1/4`. */
export function readTerms(value: unknown, field = 'terms'): Ratio {
  const [over = 1, under = 0] = readText(value, field, { shape: TERMS, problem: 'a share of the odds' }).split('/').map(Number)
  if (over > under) throw new BadSlip(field, 'a share of the odds')
  return ratio(over, under)
}

function readLeg(value: unknown, field: string): Leg {
  const { event, selections, odds, terms } = fieldsOf(value)
  if (!isOdds(odds)) throw new BadSlip(`${field}.odds`, `thousandths from ${ODDS_MIN} to ${ODDS_MAX}`)
  const listed = readList(selections, `${field}.selections`, { min: 1, max: SELECTIONS_MAX })
  return {
    event: readText(event, `${field}.event`, { shape: EVENT, problem: 'an event' }),
    selections: listed.map((selection, n) => readSelection(selection, `${field}.selections.${n}`)) as [Selection, ...Selection[]],
    odds,
    ...(terms !== undefined && { terms: readTerms(terms, `${field}.terms`) }),
  }
}

function readBankers(value: unknown, legs: number): number[] {
  const listed = readList(value ?? [], 'bankers', { min: 0, max: legs })
  const bankers = listed.map((banker, n) => readWhole(banker, `bankers.${n}`, { min: 0, max: legs - 1 }))
  if (new Set(bankers).size < bankers.length) throw new BadSlip('bankers', 'twice the same')
  return bankers.toSorted((a, b) => a - b)
}

function readForm({ kind, size, bankers }: Record<string, unknown>, legs: number): Form {
  const banked = readBankers(bankers, legs)
  if (kind === 'system') {
    const form = { kind, size: readWhole(size, 'size', { min: Math.max(2, banked.length + 1), max: legs - 1 }), bankers: banked } as const
    if (countLines(linesOf(form, legs)) > LINES_MAX) throw new BadSlip('size', `at most ${LINES_MAX} lines`)
    return form
  }
  if (typeof kind !== 'string' || !(kind === 'single' || kind === 'multiple' || isCover(kind))) throw new BadSlip('kind', 'no such kind')
  if (banked.length > 0) throw new BadSlip('bankers', 'only in a system')
  if (!isPossible({ kind }, legs)) throw new BadSlip('kind', `not of ${legs} legs`)
  return { kind }
}

/** Reads a slip from outside, or throws BadSlip. Whether its legs can stand together, and at what odds, is asked after that. */
export function readSlip(value: unknown): Slip {
  const fields = fieldsOf(value)
  const legs = readList(fields['legs'], 'legs', { min: 1, max: LEGS_MAX }).map((leg, n) => readLeg(leg, `legs.${n}`))
  const eachWay = fields['eachWay'] ?? false
  if (typeof eachWay !== 'boolean') throw new BadSlip('eachWay', 'yes or no')
  const without = eachWay ? legs.findIndex(({ terms }) => !terms) : -1
  if (without >= 0) throw new BadSlip(`legs.${without}.terms`, 'a share of the odds')
  const unit = BigInt(readText(fields['unit'], 'unit', { shape: UNIT, problem: 'minor units' }))
  return { ...readForm(fields, legs.length), legs, unit, eachWay }
}
