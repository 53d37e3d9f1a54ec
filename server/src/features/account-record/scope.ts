import type { RecordPocket } from '@tucano/contract/account-record'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY, POINTS_CURRENCY } from '@tucano/contract/money'
import type { SignedIn } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { type Scope, accountsOf } from './store.ts'

export interface Asked extends Pick<Scope, 'from' | 'to'> {
  pocket: RecordPocket
  heading?: Scope['heading']
}

/** Whose record it is. */
export type Owner = Pick<SignedIn, 'memberId' | 'type'>

const currencyOf = ({ brand }: Pick<Services, 'brand'>, { type }: Owner, pocket: RecordPocket): string =>
  pocket === 'points' ? POINTS_CURRENCY : type === TRIAL_TYPE ? PLAY_CURRENCY : brand.currency.code

/** What somebody's call asks about: their own accounts, whatever it says. */
export async function scopeOf(
  services: Services,
  member: Owner,
  { from, to, pocket, heading }: Asked,
): Promise<Scope & { currency: string }> {
  const { memberId } = member
  const currency = currencyOf(services, member, pocket)
  const accounts = await accountsOf(services.db, memberId, { pocket, currency })
  // Nothing is played from there, and whoever asks for it need not go through all that is.
  const isPlayed = pocket !== 'locked' && pocket !== 'points'
  return { accounts, timeZone: services.brand.timeZone, from, to, heading, isPlayed, currency }
}
