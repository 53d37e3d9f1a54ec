import type { LotteryCaps, OfficeDraw, OfficeDrawDetail, OfficeGame, OfficePlan } from '@tucano/contract/lottery/office'
import { type LotteryGame, lotteryGames, shapes } from '@tucano/lottery'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'
import { readSetCaps } from '../caps.ts'
import { closedByNature, findGame } from '../games.ts'
import { RESULT_MS } from '../official/advance.ts'
import { showDraws } from '../show-draw.ts'
import {
  NO_SALES,
  type OfficeDrawRow,
  type PlanRow,
  countPlans,
  countWaiting,
  readClosings,
  readDrawParts,
  readOfficeDraw,
  readToday,
  showSales,
} from './read.ts'

export type OfficeServices = Pick<Services, 'db' | 'brand' | 'configuration'>

const REASON_MAX = 300
export const readReason = (reason: string): string => plainText(reason, 'reason', REASON_MAX)

type Caps = OfficeServices['brand']['lottery']['caps']
export const showCaps = ({ prize, stake, member, selection, draw }: Caps): LotteryCaps => ({
  prize: String(prize),
  stake: String(stake),
  member: String(member),
  selection: String(selection),
  draw: String(draw),
})

/** Games as operators see them. */
export async function showGames(
  { db, brand, configuration }: OfficeServices,
  games: readonly LotteryGame[] = lotteryGames,
): Promise<OfficeGame[]> {
  const [closings, set, today, waiting, plans] = await Promise.all([
    readClosings(db),
    readSetCaps(db),
    readToday(db, brand.currency.code, brand.timeZone),
    countWaiting(db),
    countPlans(db),
  ])
  return games.map((game) => {
    const { code } = game
    const [closing, caps] = [closings.get(code), set.get(code)]
    return {
      gameCode: code,
      name: game.name.PT,
      group: game.group,
      vendor: game.vendor,
      shape: game.shape,
      zone: game.zone,
      isOfficial: game.isOfficial,
      everySeconds: 'every' in game.timetable ? game.timetable.every : null,
      times: 'at' in game.timetable ? [...game.timetable.at] : [],
      closedFor: closedByNature({ brand, configuration }, game) ?? (closing ? 'operator' : null),
      closed: closing ? { by: closing.by, reason: closing.reason, at: closing.at.getTime() } : null,
      caps: showCaps(caps?.caps ?? brand.lottery.caps),
      capsVersion: caps?.version ?? 0,
      today: showSales(today.get(code) ?? NO_SALES),
      waiting: waiting.get(code)?.waiting ?? 0,
      conflicts: waiting.get(code)?.conflicts ?? 0,
      plans: plans.get(code) ?? 0,
    }
  })
}

export async function showOneGame(services: OfficeServices, gameCode: string): Promise<OfficeGame> {
  const game = findGame(gameCode)
  if (!game) throw new Fault('game.unknown')
  return (await showGames(services, [game]))[0]!
}

const nameOf = (gameCode: string): string => findGame(gameCode)?.name.PT ?? gameCode

function stateOf({ state, eventState, isOfficial, closesAt, drawsAt, now, differs }: OfficeDrawRow): OfficeDraw['state'] {
  if (state !== 'open') return differs ? 'conflict' : state
  if (isOfficial && drawsAt <= now && eventState === 'closed') return differs ? 'conflict' : 'waiting'
  return closesAt <= now ? 'closed' : 'open'
}

/** A draw as operators see it in lists. */
export const showOfficeDraw = (row: OfficeDrawRow): OfficeDraw => ({
  drawId: row.drawId,
  gameCode: row.gameCode,
  gameName: nameOf(row.gameCode),
  numero: row.numero,
  isOfficial: row.isOfficial,
  opensAt: row.opensAt.getTime(),
  closesAt: row.closesAt.getTime(),
  drawsAt: row.drawsAt.getTime(),
  state: stateOf(row),
  result: row.state === 'void' ? null : row.result,
  version: row.version,
  typed: row.typed,
  sales: showSales(row),
})

/** A draw with everything that an operator may see of it. What another one has typed is shown once it is told, or where what was typed differs. */
export async function showDetail({ db, brand }: OfficeServices, drawId: string, operatorId: bigint): Promise<OfficeDrawDetail> {
  const row = await readOfficeDraw(db, brand.currency.code, drawId)
  const game = row && findGame(row.gameCode)
  if (!row || !game) throw new Fault('draw.unknown')
  const parts = await readDrawParts(db, drawId)
  const [told] = await showDraws(db, [row], row.now.getTime())
  const caps = (await readSetCaps(db, [game.code])).get(game.code)?.caps ?? brand.lottery.caps
  const { own, voided } = parts
  const isTold = (version: number): boolean => version <= row.version || (version === row.version + 1 && row.typed > 1)
  return {
    now: row.now.getTime(),
    draw: showOfficeDraw(row),
    told: told!,
    rows: shapes.get(game.shape)!.parts.map(({ key, count }) => ({ key, count })),
    resultUntil: row.isOfficial ? row.drawsAt.getTime() + RESULT_MS : null,
    results: parts.results.map(({ at, ...one }) => ({ ...one, at: at.getTime() })),
    typed: parts.typed.map(({ operatorId: by, at, result, ...one }) => ({
      ...one,
      isOwn: by === operatorId,
      at: at.getTime(),
      result: by === operatorId || isTold(one.version) ? result : null,
    })),
    fed: parts.fed.map(({ at, ...one }) => ({ ...one, at: at.getTime() })),
    voided: voided
      ? { by: voided.by, reason: voided.reason, at: voided.at.getTime() }
      : own?.reason && own.at
        ? { by: null, reason: own.reason, at: own.at.getTime() }
        : null,
    seed: own?.seed?.toString('hex') ?? null,
    caps: showCaps(caps),
    exposures: parts.exposures.map(({ key, amount }) => {
      const at = key.indexOf(':')
      return { of: key.slice(0, at), key: key.slice(at + 1), amount: String(amount) }
    }),
    exposed: String(parts.exposed),
    plans: parts.plans,
  }
}

export const showPlan = (row: PlanRow): OfficePlan => ({
  planId: row.id,
  memberId: String(row.memberId),
  account: row.account,
  gameCode: row.gameCode,
  gameName: nameOf(row.gameCode),
  startedAt: row.startedAt.getTime(),
  draws: row.draws,
  left: row.left,
  cost: String(row.cost),
  held: String(row.held),
  nextNumero: row.nextNumero,
})
