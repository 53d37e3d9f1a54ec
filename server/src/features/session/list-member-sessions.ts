import * as contract from '@tucano/contract/session'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readAttempts } from './list-attempts.ts'
import { readSessions } from './list-sessions.ts'

export const listMemberSessions = ({ db }: Services) =>
  answer(contract.listMemberSessions, async ({ memberId: asked, before }, { operator }) => {
    const { memberId } = await lookAtMember(db, operator, asked)
    const [sessions, tries] = await Promise.all([
      before === undefined ? readSessions(db, memberId) : [],
      readAttempts(db, memberId, before),
    ])
    return { sessions, ...tries }
  })
