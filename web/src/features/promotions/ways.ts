/** Where a promotion leads to, of what other features have. */
export interface Ways {
  onDeposit: () => void
  onPlay: () => void
  onInvite: () => void
  /** The bonus that is in use. */
  onBonus: () => void
  /** Where money of the account came from. */
  onRecord: () => void
  onRewards: () => void
  /** Boards and missions. */
  onBoards: () => void
}
