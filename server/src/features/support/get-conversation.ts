import * as contract from '@tucano/contract/support'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { isStaffed, readMessages, readStandings } from './store.ts'

export const getConversation = ({ db, brand }: Services) =>
  answer(contract.getConversation, async (_request, { conversation: { conversationId } }) => {
    const [[found], messages, open, conversation] = await Promise.all([
      readStandings(db, { id: conversationId }),
      readMessages(db, conversationId),
      isStaffed(db),
      db.selectFrom('support.conversations').select('vip').where('id', '=', conversationId).executeTakeFirst(),
    ])
    if (!found || !conversation) throw new Fault('conversation.unknown')
    const { id: _id, ...standing } = found
    return { ...standing, vip: conversation.vip, messages, desk: { open, ...brand.supportHours } }
  })
