import type { Definition } from '@tucano/contract/promotions'
import { type LawRule, type PromotionLaw, rulesBroken } from '@tucano/contract/promotions/law'
import type { Brand } from './brand.ts'
import type { Profile } from './jurisdiction.ts'

interface ProfileLaw extends Omit<PromotionLaw, 'raffle'> {
  /** Whether raffles need an authorisation, which a brand has or has not. */
  raffleAsks: boolean
}

const laws: Record<Profile, ProfileLaw> = {
  open: { beforeBet: true, deposit: true, multipleMax: 60, depositInBase: true, severalProducts: true, raffleAsks: false },
  BR: { beforeBet: false, deposit: false, multipleMax: 60, depositInBase: false, severalProducts: true, raffleAsks: true },
  // Ten times the bonus: a deposit that has to be staked with it would make that more.
  GB: { beforeBet: true, deposit: true, multipleMax: 10, depositInBase: false, severalProducts: false, raffleAsks: false },
}

type Jurisdiction = Pick<Brand['jurisdiction'], 'profile' | 'raffleAuthorisation'>

/** What the place where a brand is asks of its promotions. */
export function promotionLaw({ profile, raffleAuthorisation }: Jurisdiction): PromotionLaw {
  const { raffleAsks, ...law } = laws[profile]
  return { ...law, raffle: !raffleAsks || raffleAuthorisation !== undefined }
}

/** Whether a reward there has to name the bets that have earned it. */
export const namesBets = (profile: Profile): boolean => !laws[profile].beforeBet

/** Which rules of a jurisdiction a promotion breaks; none where it may run. */
export const brokenRules = (definition: Definition, jurisdiction: Jurisdiction): LawRule[] =>
  rulesBroken(definition, promotionLaw(jurisdiction))
