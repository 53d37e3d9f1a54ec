import type { Services } from '#platform/services'
import type { LotteryGame as ToldGame } from '@tucano/contract/lottery'
import type { LotteryGame } from '@tucano/lottery'
import type { Snapshot } from '#catalogue/snapshot'
import { closedFor } from './games.ts'
import { showDraw } from './show-draw.ts'
import type { DrawRow } from './store.ts'

interface Given {
  services: Pick<Services, 'brand' | 'configuration'>
  snapshot: Snapshot
  closed: ReadonlySet<string>
  near: readonly DrawRow[]
  nowMs: number
  language: string | undefined
}

/** A game as everybody sees it; nothing where the catalogue has no place for it. */
export function showGame(game: LotteryGame, { services, snapshot, closed, near, nowMs, language }: Given): ToldGame | undefined {
  const found = snapshot.byCode(game.vendor, game.code)
  if (!found) return undefined
  const { row, shown } = found
  const { nodeId, gameName, showIcon, tones, state } = language === 'EN' ? shown.en : shown.pt
  // What an operator has taken out of the lobby is closed by an operator, too.
  const why = closedFor(services, game, closed) ?? (state === 'open' ? null : 'operator')
  const draw = (wanted: (closesAt: number) => boolean) =>
    near.find(({ gameCode, closesAt }) => gameCode === game.code && wanted(closesAt.getTime()))
  const [current, last] = [draw((closesAt) => closesAt > nowMs), draw((closesAt) => closesAt <= nowMs)]
  return {
    gameCode: game.code,
    gameId: nodeId,
    gameName,
    vendor: game.vendor,
    groupCode: row.group_code ?? game.group,
    groupName: row.group_name ?? game.group,
    shape: game.shape,
    prizeMode: game.mode,
    isOfficial: game.isOfficial,
    state: why === null ? 'open' : 'closed',
    closedFor: why,
    everySeconds: 'every' in game.timetable ? game.timetable.every : null,
    showIcon,
    tones,
    current: current && why === null ? showDraw(current, nowMs) : null,
    last: last ? showDraw(last, nowMs) : null,
  }
}
