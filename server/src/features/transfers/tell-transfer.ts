import type { Transfer as Told } from '@tucano/contract/transfers'
import { maskNickname } from '#accounts/mask'
import type { Transfer } from '#cashier/transfers'

export const tellTransfer = ({ id, transferId, nickname, amount, at }: Transfer): Told => ({
  id: String(id),
  transferId,
  upline: maskNickname(nickname),
  amount: String(amount),
  at: at.getTime(),
})
