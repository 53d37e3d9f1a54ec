import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  failed: 'Your invitation could not be read',
  yours: 'Your invitation',
  yoursText: 'Whoever registers by this link is in your network.',
  link: 'Link',
  code: 'Code',
  copyLink: 'Copy the link',
  copyCode: 'Copy the code',
  copied: 'Copied',
  invited: 'Came by you',
  none: 'Invitations belong to agents, for now',
  noneText: 'Your account has no invitation link yet. Who wants to invite can ask customer service to become an agent.',
  by: 'Who invited you',
  byText: 'We show only how the name begins.',
  inviter: 'Account',
  byNobody: 'You came without an invitation.',
  next: 'What is to come',
  nextLink: 'An invitation link for every member.',
  nextList: 'The list of who came by it, and what the invitation brought, with the sums in sight.',
}
