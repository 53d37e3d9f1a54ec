import type { Translation } from '#platform/text'
import type { Texts } from './office-texts.ts'

export const en: Translation<Texts> = {
  office_support: 'Support',
  office_room: 'Room',
  office_messages: 'Messages',
  office_deposits: 'Deposits',
  office_withdrawals: 'Withdrawals',
  office_documents: 'Documents',
  office_members: 'Members',
  office_adjustments: 'Adjustments',
  office_content: 'Content',
  office_operators: 'Operators',
  office_journal: 'Journal',
}
