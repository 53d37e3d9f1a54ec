import type { Definition } from '@tucano/contract/promotions'
import { moment } from '#platform/format'
import type { Fact } from '#ui/facts'
import type { Saying } from './use-saying.ts'

/** Kinds in which something is counted. */
export const COUNTED: readonly Definition['kind'][] = ['depositMatch', 'cashback', 'rebate', 'mission', 'board', 'raffle']

/** What every promotion says: when, for whom, how one takes part and receives. */
export function commonRules(definition: Definition, { t }: Saying, timeZone: string): Fact[] {
  const { kind, startsAt, endsAt, audience, optIn, claim, claimDays } = definition
  const from = moment(startsAt, timeZone)
  const meant = [
    audience.labelIds === null ? undefined : t('audienceLabels'),
    audience.rankFrom > 0 ? t('audienceRank', { rank: audience.rankFrom }) : undefined,
    audience.newDays === null ? undefined : t('audienceNew', { days: audience.newDays }),
  ].filter((each) => each !== undefined)
  const press = claimDays === 1 ? t('takingPressDay') : t('takingPress', { days: claimDays })
  return [
    {
      key: 'dates',
      label: t('dates'),
      value: endsAt === null ? t('datesOpen', { from }) : t('datesBoth', { from, to: moment(endsAt, timeZone) }),
    },
    { key: 'audience', label: t('audience'), value: meant.length === 0 ? t('audienceAll') : meant.join('; ') },
    ...(COUNTED.includes(kind) ? [{ key: 'optIn', label: t('optIn'), value: t(optIn ? 'optInNeeded' : 'optInNone') }] : []),
    { key: 'taking', label: t('taking'), value: claim === 'auto' ? t('takingAuto') : press },
  ]
}
