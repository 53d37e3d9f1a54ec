import type { Translation } from '#platform/text'
import type { Texts } from './refusals.ts'

export const en: Translation<Texts> = {
  'agreement.unknown': 'This agreement does not exist any more.',
  'agreement.exists': 'This agent has an agreement of this kind. Offer other terms, or end it first.',
  'agreement.payee': 'The house offers agreements only to agents who have nobody above.',
  'agreement.changed': 'The agreement changed while you were looking. The page shows how it stands now.',
  'downline.unknown': 'The house gives rebates only to agents who have nobody above.',
  'rebate.above': 'The rebate is more than the house gives.',
  'team.moving': 'This account has a move waiting for the end of the day. Undo that one before you ask for another.',
  'team.circle': 'The account is in that team already, or would stand below somebody of its own team.',
  'balance.insufficient': 'Whoever was paid does not have all of it any more, so it cannot be taken back now.',
}
