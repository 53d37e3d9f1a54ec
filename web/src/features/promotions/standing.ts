import type { ActivityStatus, OwnPromotion, Promotion } from '@tucano/contract/promotions'

/** A promotion as it is shown: to everybody, or with how a member stands. */
export type Shown = Promotion & Partial<Omit<OwnPromotion, keyof Promotion>>

/** What can be taken stands first, what is over last. */
const ORDER: readonly ActivityStatus[] = [
  'claim',
  'join',
  'signed',
  'in process',
  'applying',
  'rejected',
  'coming soon',
  'issued',
  'claimed',
  'closed',
]

const place = ({ status }: Shown): number => (status === undefined ? 0 : ORDER.indexOf(status))

/** The order in which a page has them; of those that stand alike, the one that ends first. */
export const inOrder = (all: readonly Shown[]): Shown[] =>
  all.toSorted((a, b) => place(a) - place(b) || (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity) || compareIds(a, b))

function compareIds(a: Shown, b: Shown): number {
  const [one, other] = [BigInt(a.promotionId), BigInt(b.promotionId)]
  return one < other ? -1 : one > other ? 1 : 0
}

type Tone = 'plain' | 'beak' | 'forest' | 'sky'
const TONES: Record<ActivityStatus, Tone> = {
  claim: 'forest',
  join: 'beak',
  signed: 'sky',
  'in process': 'sky',
  applying: 'sky',
  rejected: 'plain',
  'coming soon': 'plain',
  issued: 'forest',
  claimed: 'forest',
  closed: 'plain',
}
export const toneOf = (status: ActivityStatus): Tone => TONES[status]

export type Group = 'waiting' | 'going' | 'over'

/** Where a promotion stands among the member's own; nowhere while the member has nothing to do with it. */
export function groupOf({ status, hasBegun }: Pick<OwnPromotion, 'status' | 'hasBegun'>): Group | undefined {
  switch (status) {
    case 'claim':
      return 'waiting'
    case 'signed':
    case 'applying':
      return 'going'
    case 'in process':
      return hasBegun ? 'going' : undefined
    case 'issued':
    case 'claimed':
    case 'rejected':
      return 'over'
    case 'join':
    case 'closed':
    case 'coming soon':
      return undefined
  }
}

/** What a member can take with one press, without anything else being needed. */
const PRESSES: readonly OwnPromotion['act'][] = ['claim', 'join', 'apply', 'checkIn', 'spin']

export const canTake = ({ act }: Pick<OwnPromotion, 'act'>): boolean => PRESSES.includes(act)
