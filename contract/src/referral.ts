import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Money } from './money.ts'

export const getReferral = endpoint('getReferral', {
  summary: 'The member’s own invitation, if it has one, how many came by it, and who invited the member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  access: 'member',
  moduleId: 'AFFMAN3',
  request: Type.Object({}),
  reply: Type.Object({
    /** Which promotions bring members something for what they do besides playing. Spec §6: inviting friends is shown while its own is enabled. */
    availablePromo: Type.Object({ REFERRAL: Type.Object({ enabled: Type.Boolean() }) }),
    /** Agents have one; members while a promotion brings something for friends. */
    referralCode: Type.Union([Type.String(), Type.Null()]),
    totalInvitations: Type.Integer(),
    /** Addresses under which the code is good; empty means any of the site's. */
    promotionDomains: Type.Array(Type.String()),
    /** Masked. */
    invitedBy: Type.Union([Type.String(), Type.Null()]),
    /** Who has come by the member's own code, the newest first, masked, and how far each is. */
    friends: Type.Array(
      Type.Object({ name: Type.String(), at: Type.Integer(), status: Type.Enum(['came', 'playing', 'waiting', 'rewarded', 'over']) }),
    ),
    /** What they have brought, in money. */
    brought: Money,
  }),
  errors: ['login.not.session', 'password.change.required'],
})
