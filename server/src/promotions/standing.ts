import type { ActivityStatus, OwnPromotion, Promotion, Reward } from '@tucano/contract/promotions'
import { type Candidate, isEligible } from './eligible.ts'
import type { Rules } from './kind.ts'
import { offerOf } from './offer.ts'
import { type Version, isInForce } from './running.ts'

/** An entry as it is stored. */
export interface Entry {
  period: string
  version: number
  state: Exclude<ActivityStatus, 'join' | 'coming soon'>
  measured: bigint
  reward: Reward | null
  reason: string | null
  claimUntil: Date | null
  /** The bonus that it gave, while that is staked or waits for its turn. */
  wagering: { progress: bigint; required: bigint } | null
  /** What its kind keeps besides. */
  data?: unknown
}

/** What is left to give, or null where there is no bound. */
export interface Budget {
  amountLeft: bigint | null
  rewardsLeft: bigint | null
  /** Not enough for anything that the promotion gives. */
  isSpent: boolean
  /** The member has had all that one member gets. */
  isEnough: boolean
}

type Act = OwnPromotion['act']
type Closed = OwnPromotion['closed']

interface Standing {
  status: ActivityStatus
  act: Act
  closed: Closed
}

/** What brings a member on where nothing has to be pressed. */
const nextAct: Partial<Record<Version['kind'], Act>> = {
  depositMatch: 'deposit',
  cashback: 'play',
  rebate: 'play',
  mission: 'play',
  board: 'play',
  raffle: 'play',
  rankUp: 'play',
  referral: 'invite',
  checkIn: 'checkIn',
  wheel: 'spin',
  envelopes: 'grab',
  code: 'code',
  application: 'apply',
}

const CLOSED_REASONS = new Set(['over', 'budget', 'notEligible', 'stopped', 'claimOver', 'done'])

/** How a member stands with a promotion: what its entry says, or without one what the promotion itself does. Pure. */
export function standingOf(
  version: Version,
  entry: Entry | undefined,
  { at, member, budget, isOff }: { at: Date; member: Candidate; budget: Budget; isOff: boolean },
): Standing {
  const { definition, state } = version
  if (entry?.wagering) return { status: 'in process', act: 'play', closed: null }
  if (entry && !(entry.state === 'signed' || entry.state === 'in process')) {
    const isOpen = !closedFor(version, { at, member, budget, isOff, isStopped: state === 'stopped' })
    const isAgain = entry.state === 'rejected' && definition.kind === 'application' && definition.again && isOpen
    return isAgain ? { ...ofEntry(entry), act: 'apply' } : ofEntry(entry)
  }
  if (at.getTime() < definition.startsAt) return { status: 'coming soon', act: null, closed: null }
  const closed = closedFor(version, { at, member, budget, isOff, isStopped: state === 'stopped' })
  if (closed) return { status: 'closed', act: null, closed }
  if (!entry && isTooLate(definition, member)) return { status: 'closed', act: null, closed: 'notEligible' }
  const next = nextAct[version.kind] ?? null
  if (entry) return { status: entry.state, act: entry.state === 'signed' && version.kind === 'checkIn' ? null : next, closed: null }
  if (version.kind === 'application' || version.kind === 'code' || version.kind === 'checkIn')
    return { status: 'join', act: next, closed: null }
  return definition.optIn ? { status: 'join', act: 'join', closed: null } : { status: 'in process', act: next, closed: null }
}

/** Whoever has made its first deposit makes no other first one. */
const isTooLate = (definition: Version['definition'], { deposits }: Candidate): boolean =>
  definition.kind === 'depositMatch' && definition.nth.length > 0 && definition.nth.every((nth) => nth <= deposits)

function ofEntry({ state, reason }: Entry): Standing {
  const closed = state === 'closed' && reason !== null && CLOSED_REASONS.has(reason) ? (reason as Closed) : null
  return { status: state, act: state === 'claim' ? 'claim' : null, closed: state === 'closed' ? (closed ?? 'over') : null }
}

function closedFor(
  version: Version,
  { at, member, budget, isOff, isStopped }: { at: Date; member: Candidate; budget: Budget; isOff: boolean; isStopped: boolean },
): Closed {
  if (isOff || isStopped) return 'stopped'
  if (!isInForce(version, at)) return 'over'
  if (budget.isSpent) return 'budget'
  if (budget.isEnough) return 'done'
  return isEligible(version.definition, member, at) ? null : 'notEligible'
}

/** A promotion as everybody sees it. */
export const showPromotion = (
  { promotionId, kind, definition }: Version,
  {
    budget: { amountLeft, rewardsLeft },
    window,
    until,
  }: { budget: Pick<Budget, 'amountLeft' | 'rewardsLeft'> } & Pick<Promotion, 'window' | 'until'>,
): Promotion => ({
  promotionId: String(promotionId),
  kind,
  title: definition.title,
  summary: definition.summary,
  scene: definition.scene,
  startsAt: definition.startsAt,
  endsAt: definition.endsAt,
  window,
  until,
  offer: offerOf(definition),
  budgetLeft: definition.budget.isShown
    ? { amount: amountLeft === null ? null : String(amountLeft), rewards: rewardsLeft === null ? null : Number(rewardsLeft) }
    : null,
})

/** A promotion as one member sees it. */
export function showOwn(
  version: Version,
  entry: Entry | undefined,
  standing: Standing,
  {
    rules,
    period,
    climbed,
    after,
    ...shown
  }: { rules: Rules; period: string; budget: Budget; climbed: bigint | undefined } & Pick<OwnPromotion, 'window' | 'until' | 'after'>,
): OwnPromotion {
  return {
    ...showPromotion(version, shown),
    ...standing,
    period: entry?.period ?? period,
    reason: entry?.state === 'rejected' ? entry.reason : null,
    progress: progressOf(version, entry, { rules, climbed }),
    hasBegun: (climbed ?? entry?.measured ?? 0n) > 0n || Boolean(entry?.wagering),
    reward: entry?.reward ?? rewardOf(version),
    claimUntil: entry?.state === 'claim' ? (entry.claimUntil?.getTime() ?? null) : null,
    after,
  }
}

function progressOf(
  version: Version,
  entry: Entry | undefined,
  { rules, climbed }: { rules: Rules; climbed: bigint | undefined },
): OwnPromotion['progress'] {
  const within = (measured: bigint, target: bigint) => ({
    measured: String(measured < 0n ? 0n : measured < target ? measured : target),
    target: String(target),
  })
  if (entry?.wagering) return { ...within(entry.wagering.progress, entry.wagering.required), unit: 'money', isWagering: true }
  const { definition } = version
  if (definition.kind === 'depositMatch') return null
  const target = definition.kind === 'checkIn' ? BigInt(definition.ladder.length) : rules.target?.(definition)
  const measured = climbed ?? entry?.measured ?? 0n
  return target === undefined ? null : { ...within(measured, target), unit: unitOf(version, rules), isWagering: false }
}

const unitOf = ({ definition }: Version, { unit }: Rules): Rules['unit'] =>
  definition.kind === 'mission' && (definition.measure === 'stake' || definition.measure === 'deposit') ? 'money' : unit

/** What it gives, where that is the same for everybody. */
function rewardOf({ definition }: Version): Reward | null {
  if ('reward' in definition) return definition.reward
  return definition.kind === 'referral' ? definition.forReferrer : null
}
