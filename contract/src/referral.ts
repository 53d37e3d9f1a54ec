import Type from 'typebox'
import { endpoint } from './endpoint.ts'

export const getReferral = endpoint('getReferral', {
  summary: 'The member’s own invitation, if it has one, how many came by it, and who invited the member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  access: 'member',
  moduleId: 'AFFMAN3',
  request: Type.Object({}),
  reply: Type.Object({
    /** Agents have one. */
    referralCode: Type.Union([Type.String(), Type.Null()]),
    totalInvitations: Type.Integer(),
    /** Addresses under which the code is good; empty means any of the site's. */
    promotionDomains: Type.Array(Type.String()),
    /** Masked. */
    invitedBy: Type.Union([Type.String(), Type.Null()]),
  }),
  errors: ['login.not.session', 'password.change.required'],
})
