import type { LotteryBet } from '@tucano/contract/lottery'
import { type Slip, PLAIN_SERIES, mostOf, payoutOf, playOf, readSlip, shapes, slipRebate, stakeOf } from '@tucano/lottery'
import type { Snapshot } from '#catalogue/snapshot'
import { findGame } from './games.ts'
import type { KeptSlip } from './place/bet.ts'
import type { LotteryBetRow } from './bets.ts'

/** What a game is called. */
export function nameOf(snapshot: Snapshot, code: string, language: string | undefined): string {
  const game = findGame(code)
  const shown = game && snapshot.byCode(game.vendor, code)?.shown
  return (language === 'EN' ? shown?.en : shown?.pt)?.gameName ?? (language === 'EN' ? game?.name.EN : game?.name.PT) ?? code
}

/** Lines as they were sold, with what each has paid once there is a result. */
export function showContents(slip: Slip, result: readonly string[] | null): LotteryBet['contents'] {
  const shape = shapes.get(findGame(slip.game)!.shape)!
  const series = slip.series ?? PLAIN_SERIES
  return slip.contents.map((content) => {
    const play = playOf(shape, content.play)
    return {
      playId: content.play,
      bettingContent: content.picks,
      singleBetPrice: String(content.unit),
      multiple: content.multiple,
      lines: play.lines(play.read(content.picks)),
      stake: String(stakeOf(shape, content)),
      most: String(mostOf(shape, content, series)),
      payout: result && String(payoutOf(shape, content, series, result)),
    }
  })
}

/** A bet as its member sees it. */
export function showBet(bet: LotteryBetRow, { snapshot, language }: { snapshot: Snapshot; language: string | undefined }): LotteryBet {
  const kept = bet.selections as KeptSlip
  const slip = readSlip(kept)
  const isSettled = bet.state === 'settled'
  return {
    roundId: bet.id,
    slipId: kept.slip,
    planId: kept.plan ?? null,
    gameCode: slip.game,
    gameName: nameOf(snapshot, slip.game, language),
    numero: bet.numero,
    drawId: bet.drawId,
    state: bet.state,
    stake: String(bet.stake),
    payout: String(bet.payout),
    rebate: String(bet.state === 'void' ? 0n : slipRebate(slip)),
    currency: bet.currency,
    series: slip.series,
    contents: showContents(slip, isSettled ? bet.result : null),
    placedAt: Math.floor(Number(bet.micros) / 1000),
    closesAt: bet.closesAt.getTime(),
    result: bet.drawState === 'void' ? null : bet.result,
    isCorrected: bet.mark === 'corrected',
  }
}
