import type { Definition, DefinitionOf, Filter, PromotionKind, Reward } from '@tucano/contract/promotions'
import type { Fact } from '#ui/facts'
import type { Saying } from './use-saying.ts'

interface KindRules {
  /** How it goes. */
  facts: Fact[]
  /** What it gives, where that is more than one thing. */
  prizes: Fact[]
}

type Tell<Kind extends PromotionKind> = (definition: DefinitionOf<Kind>, saying: Saying) => Partial<KindRules>

/** A line that is only there when there is something to say. */
const when = (isThere: boolean, fact: () => Fact): Fact[] => (isThere ? [fact()] : [])

function filterFacts({ products, vendors, games, minStake }: Filter, { t, amount, products: say }: Saying): Fact[] {
  return [
    { key: 'where', label: t('where'), value: vendors === null && games === null ? say(products) : t('chosenGames') },
    ...when(minStake !== null, () => ({ key: 'minStake', label: t('minStake'), value: amount(minStake ?? '0') })),
  ]
}

const depositMatch: Tell<'depositMatch'> = ({ nth, matchBp, minDeposit, max }, { t, amount, part }) => ({
  facts: [
    {
      key: 'deposits',
      label: t('deposits'),
      value:
        nth.length === 0
          ? t('depositReload')
          : nth
              .toSorted((a, b) => a - b)
              .map((each) => t('depositNth', { nth: each }))
              .join(', '),
    },
    { key: 'match', label: t('match'), value: part(matchBp) },
    { key: 'minDeposit', label: t('minDeposit'), value: amount(minDeposit) },
    { key: 'max', label: t('max'), value: amount(max) },
  ],
})

const cashback: Tell<'cashback'> = ({ period, bp, products, minLoss, max }, { t, amount, part, products: say }) => ({
  facts: [
    { key: 'back', label: t('back'), value: t('backLost', { part: part(bp), period: t(`period_${period}`) }) },
    { key: 'minLoss', label: t('minLoss'), value: amount(minLoss) },
    { key: 'max', label: t('max'), value: max === null ? t('noMost') : amount(max) },
    { key: 'where', label: t('where'), value: say(products) },
  ],
})

const rebate: Tell<'rebate'> = ({ bp, products, max }, { t, amount, part, products: say }) => ({
  facts: [
    { key: 'back', label: t('back'), value: t('backStaked', { part: part(bp) }) },
    { key: 'max', label: t('max'), value: max === null ? t('noMost') : amount(max) },
    { key: 'where', label: t('where'), value: say(products) },
  ],
})

const checkIn: Tell<'checkIn'> = ({ ladder }, { t, reward }) => ({
  prizes: ladder.map((each, index) => ({ key: `day${index + 1}`, label: t('step', { day: index + 1 }), value: reward(each) })),
})

const wheel: Tell<'wheel'> = ({ segments, daily }, { t, chance, reward }) => {
  const whole = segments.reduce((sum, { weight }) => sum + weight, 0)
  return {
    facts: [{ key: 'turns', label: t('turns'), value: t(daily ? 'turnsDaily' : 'turnsTickets') }],
    prizes: segments.map(({ label, weight, reward: won }, index) => ({
      key: `segment${index}`,
      label,
      value: saidBy(label, reward(won), won, t('chance', { part: chance(weight, whole) })),
    })),
  }
}

/** What a segment is worth, where its own words do not say it. */
const saidBy = (label: string, worth: string, won: Reward | null, chance: string): string =>
  won === null || label.toLowerCase() === worth.toLowerCase() ? chance : `${worth} · ${chance}`

const envelopes: Tell<'envelopes'> = ({ total, shares, least, everyMinutes, seconds }, { t, amount, count }) => ({
  facts: [
    {
      key: 'envelope',
      label: t('envelope'),
      value: t('envelopeOf', { total: amount(total), shares: count(shares), least: amount(least) }),
    },
    { key: 'every', label: t('every'), value: t('everyMinutes', { minutes: everyMinutes, seconds }) },
  ],
})

const raffle: Tell<'raffle'> = ({ period, stakePerTicket, ticketsMax, filter, prizes }, saying) => {
  const { t, amount, count, reward } = saying
  return {
    facts: [
      { key: 'number', label: t('number'), value: t('numberOf', { amount: amount(stakePerTicket) }) },
      { key: 'numbersMax', label: t('numbersMax'), value: count(ticketsMax) },
      { key: 'window', label: t('window'), value: t(`window_${period}`) },
      ...filterFacts(filter, saying),
    ],
    prizes: prizes.map((prize, index) => ({
      key: `prize${index}`,
      label: prize.name,
      value: prize.count === 1 ? reward(prize.reward) : t('prizeOf', { count: prize.count, reward: reward(prize.reward) }),
    })),
  }
}

const board: Tell<'board'> = ({ period, measure, stakeADay, filter, prizes }, saying) => {
  const { t, amount, reward } = saying
  return {
    facts: [
      { key: 'score', label: t('score'), value: t(`score_${measure}`) },
      { key: 'window', label: t('window'), value: t(`window_${period}`) },
      ...when(stakeADay !== null, () => ({ key: 'stakeADay', label: t('stakeADay'), value: amount(stakeADay ?? '0') })),
      ...filterFacts(filter, saying),
    ],
    prizes: prizes.map(({ to, reward: won }, index) => {
      const from = (prizes[index - 1]?.to ?? 0) + 1
      return { key: `place${to}`, label: from === to ? t('place', { to }) : t('places', { from, to }), value: reward(won) }
    }),
  }
}

const mission: Tell<'mission'> = ({ measure, filter, target, window }, saying) => {
  const { t, amount, count } = saying
  const said = measure === 'stake' || measure === 'deposit' ? amount(BigInt(target)) : count(target)
  return {
    facts: [
      { key: 'goal', label: t('goal'), value: t(`goal_${measure}`, { target: said }) },
      { key: 'window', label: t('window'), value: t(`window_${window}`) },
      ...(measure === 'deposit' ? [] : filterFacts(filter, saying)),
    ],
  }
}

const byRank = ({ rewards }: Pick<DefinitionOf<'rankUp'>, 'rewards'>, { t, reward }: Saying): Partial<KindRules> => ({
  prizes: rewards.flatMap((each, index) =>
    each === null ? [] : [{ key: `rank${index + 1}`, label: t('rank', { rank: index + 1 }), value: reward(each) }],
  ),
})

const birthday: Tell<'birthday'> = ({ staked }, { t, amount }) => ({
  facts: [
    { key: 'birthday', label: t('birthday'), value: t('birthdayText') },
    ...when(staked !== '0', () => ({ key: 'staked', label: t('stakedBefore'), value: amount(staked) })),
  ],
})

const referral: Tell<'referral'> = (
  { forReferrer, forFriend, firstDeposit, stake, withinDays, friendsMax },
  { t, amount, count, reward },
) => ({
  facts: [
    {
      key: 'friendMust',
      label: t('friendMust'),
      value: t('friendMustText', { deposit: amount(firstDeposit), stake: amount(stake), days: withinDays }),
    },
    { key: 'friendsMax', label: t('friendsMax'), value: count(friendsMax) },
  ],
  prizes: [
    { key: 'forReferrer', label: t('forReferrer'), value: reward(forReferrer) },
    ...when(forFriend !== null, () => ({ key: 'forFriend', label: t('forFriend'), value: reward(forFriend) })),
  ],
})

const code: Tell<'code'> = ({ ask }, { t }) => ({ facts: [{ key: 'asks', label: t('asks'), value: t(`asks_${ask}`) }] })

const application: Tell<'application'> = ({ pictures, again }, { t }) => ({
  facts: [
    { key: 'proof', label: t('proof'), value: t(`pictures_${pictures}`) },
    { key: 'again', label: t('again'), value: t(`again_${again}`) },
  ],
})

const tellings: { [Kind in PromotionKind]: Tell<Kind> } = {
  depositMatch,
  cashback,
  rebate,
  checkIn,
  wheel,
  envelopes,
  raffle,
  board,
  mission,
  rankUp: byRank,
  rankSalary: byRank,
  birthday,
  referral,
  code,
  application,
  manual: () => ({}),
}

/** What a kind of promotion asks for and gives, line by line. */
export function kindRules(definition: Definition, saying: Saying): KindRules {
  const tell = tellings[definition.kind] as Tell<PromotionKind>
  return { facts: [], prizes: [], ...tell(definition, saying) }
}
