import { isTet } from '../lunar-years.ts'
import type { LotteryGame } from './game.ts'

/** A draw by its number: the day in the game's zone, and which one of that day. */
export interface DrawTimes {
  numero: string
  /** When the draw before it closes; milliseconds, as all of these. */
  opensAt: number
  closesAt: number
  drawsAt: number
}

const DAY = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** What clocks in a zone show, as if it were UTC. */
function wallOf(at: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type)!
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** The first moment at which clocks in a zone show this or more: where they leap, that is after the leap. */
function momentOf(wall: number, zone: string): number {
  const candidates = [wall - DAY, wall + DAY].map((near) => wall - (wallOf(near, zone) - near))
  const exact = candidates.filter((at) => wallOf(at, zone) === wall)
  if (exact.length > 0) return Math.min(...exact)
  return leapAfter(Math.min(...candidates), Math.max(...candidates), zone)
}

/** Where clocks leap between two moments, to the second. */
function leapAfter(low: number, high: number, zone: string): number {
  const offset = wallOf(low, zone) - low
  let [before, after] = [low, high]
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000
    if (wallOf(middle, zone) - middle === offset) before = middle
    else after = middle
  }
  return after
}

const dayText = (wall: number): string => new Date(wall).toISOString().slice(0, 10)
/** The day that it is in a zone, as 2027-01-31. */
export const dayIn = (zone: string, at: number): string => dayText(wallOf(Math.floor(at / 1000) * 1000, zone))
const wallOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const otherDay = (day: string, days: number): string => dayText(wallOfDay(day) + days * DAY)

/** Moments of draws of a day, in their order. */
function momentsOf({ timetable, zone }: LotteryGame, day: string): number[] {
  if ('every' in timetable) {
    const [start, end] = [day, otherDay(day, 1)].map((each) => momentOf(wallOfDay(each), zone)) as [number, number]
    const step = timetable.every * 1000
    return Array.from({ length: Math.floor((end - start) / step) }, (_, n) => start + (n + 1) * step)
  }
  const { at, weekdays, days, restsAtTet } = timetable
  if (restsAtTet && isTet(day)) return []
  const date = new Date(wallOfDay(day))
  if (weekdays && !weekdays.includes(date.getUTCDay())) return []
  if (days && !days.includes(date.getUTCDate())) return []
  return at.map((time) => momentOf(wallOfDay(day) + minutesOf(time) * 60_000, zone))
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const numeroOf = (day: string, place: number): string => `${day.replaceAll('-', '')}${String(place).padStart(4, '0')}`

const DAYS_BACK = 40

/** When the last draw before a day closes: the next opens then. */
function closeBefore(game: LotteryGame, day: string): number {
  for (let back = 1; back <= DAYS_BACK; back++) {
    const last = momentsOf(game, otherDay(day, -back)).at(-1)
    if (last !== undefined) return last - game.closesBeforeMs
  }
  return momentOf(wallOfDay(day), game.zone)
}

/** A day's draws. Numbers go from 1 on without a gap, also where a day is shorter or longer. */
export function drawsOfDay(game: LotteryGame, day: string): DrawTimes[] {
  const moments = momentsOf(game, day)
  if (moments.length === 0) return []
  let opensAt = closeBefore(game, day)
  return moments.map((drawsAt, n) => {
    const draw = { numero: numeroOf(day, n + 1), opensAt, closesAt: drawsAt - game.closesBeforeMs, drawsAt }
    opensAt = draw.closesAt
    return draw
  })
}

/** The draws that close after a moment, the one that is open first. */
export function nextDraws(game: LotteryGame, at: number, count: number): DrawTimes[] {
  const draws: DrawTimes[] = []
  // A draw of midnight closes before, and belongs to the day that ends.
  for (let day = otherDay(dayIn(game.zone, at), -1), empty = 0; draws.length < count && empty <= DAYS_BACK; day = otherDay(day, 1)) {
    const more = drawsOfDay(game, day).filter(({ closesAt }) => closesAt > at)
    empty = more.length > 0 ? 0 : empty + 1
    draws.push(...more)
  }
  return draws.slice(0, count)
}

const NUMERO = /^(\d{4})(\d{2})(\d{2})(\d{4})$/

/** A draw by its number; undefined where there is none. */
export function drawOf(game: LotteryGame, numero: string): DrawTimes | undefined {
  const [, year, month, date] = NUMERO.exec(numero) ?? []
  if (year === undefined) return undefined
  const day = `${year}-${month}-${date}`
  if (Number.isNaN(wallOfDay(day)) || dayText(wallOfDay(day)) !== day) return undefined
  return drawsOfDay(game, day).find((draw) => draw.numero === numero)
}
