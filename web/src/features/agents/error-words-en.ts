import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'agreement.unknown': 'This agreement does not exist, or is not yours.',
  'agreement.exists': 'There is an agreement of this kind with this account already. Edit or end it before you offer another one.',
  'agreement.payee': 'Agreements can only be offered to an agent right below you.',
  'agreement.terms': 'Check the tiers: each has to pay more than the one before it, and none may ask for less.',
  'agreement.higher': 'This rate is higher than what you get yourself at the same conditions. Confirm to go on.',
  'agreement.changed': 'The agreement has changed meanwhile. See how it is now.',
  'upline.not.agent': 'The account above has to be an agent’s.',
  'team.circle': 'Nobody can be below themselves, or below somebody of their own team.',
  'team.deep': 'The team would be more than twelve levels deep.',
  'team.not.empty': 'This agent has people in the team and cannot become a member again.',
  'team.moving': 'This account changes teams today already.',
}
