/** Codes of the agents' centre. */
export const agentsErrors = {
  'agreement.unknown': 200,
  'agreement.exists': 200,
  'agreement.payee': 200,
  'agreement.terms': 200,
  'agreement.higher': 200,
  'agreement.changed': 200,
  'upline.not.agent': 200,
  'team.circle': 200,
  'team.deep': 200,
  'team.not.empty': 200,
  'team.moving': 200,
} as const
