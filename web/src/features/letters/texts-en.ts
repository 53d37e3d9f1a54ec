import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Outbox',
  lead: 'In this demonstration text messages and e-mails go nowhere. Codes appear below.',
  emptyTitle: 'Nothing sent yet',
  emptyText: 'Ask for a code at login, at registration or under My account, and it appears here.',
  failedTitle: 'The messages did not come',
  sms: 'SMS',
  email: 'E-mail',
  queued: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  withheld: 'not sent: nobody has this contact',
}
