import { AVATARS } from '@tucano/contract/member'
import type { Winner } from '@tucano/contract/winners'
import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { iconOf } from '#accounts/pictures'
import type { Snapshot } from '#catalogue/snapshot'

const KEPT_DAYS = 30

export const readWins = (db: Db, limit: number) =>
  db
    .selectFrom('winners.wins as w')
    .innerJoin('member.members as m', 'm.id', 'w.member_id')
    .select(['w.id', 'w.vendor', 'w.game', 'w.stake', 'w.payout', 'w.at', 'm.nickname', 'm.avatar', 'w.member_id'])
    .orderBy('w.at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute()

type Win = Awaited<ReturnType<typeof readWins>>[number]

/** Who has chosen no avatar has one on the board all the same, always the same one: neighbours are told apart. */
const faceOf = (memberId: bigint): number => Number((memberId * 7n) % BigInt(AVATARS)) + 1

export function showWin({ id, vendor, game, stake, payout, at, ...member }: Win, snapshot: Snapshot, brand: Brand): Winner {
  const known = snapshot.byCode(vendor, game)?.shown.pt
  return {
    winId: String(id),
    nickname: maskNickname(member.nickname),
    // A photograph would say who it is: strangers see the drawn one.
    icon: iconOf(brand, { avatar: member.avatar || faceOf(member.member_id), picture: null }),
    gameName: known?.gameName ?? game,
    vassalage: vendor,
    gameCode: game,
    gameType: known?.gameType ?? 'RNG',
    showIcon: known?.showIcon ?? '',
    winAmount: String(payout),
    multiplier: Number((payout * 100n) / stake),
    time: at.getTime(),
  }
}

export async function sweepWins(db: Db): Promise<void> {
  await db
    .deleteFrom('winners.wins')
    .where('at', '<', new Date(Date.now() - KEPT_DAYS * 86_400_000))
    .execute()
}
