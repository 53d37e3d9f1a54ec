import type { SentLotteryNumber } from '@tucano/contract/lottery'
import type { SentRow } from './store.ts'

const LETTERS = 2

/** A number as everybody sees it: of its sender, the first letters. */
export const showSent = ({ place, number, nickname, at, memberId }: SentRow, caller: bigint | undefined): SentLotteryNumber => ({
  place,
  number,
  by: `${Array.from(nickname).slice(0, LETTERS).join('')}***`,
  at: at.getTime(),
  isOwn: memberId === caller,
})
