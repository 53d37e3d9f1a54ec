import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { blockMember } from './block-member.ts'
import { changeAccountKind } from './change-account-kind.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { exportAdjustments } from './export-adjustments.ts'
import { getMember } from './get-member.ts'
import { giveDefaultPassword } from './give-default-password.ts'
import { labelMember } from './label-member.ts'
import { listAdjustments } from './list-adjustments.ts'
import { listDecidedAdjustments } from './list-decided-adjustments.ts'
import { proposeAdjustment } from './propose-adjustment.ts'
import { rankMember } from './rank-member.ts'
import { readMemberJournal } from './read-member-journal.ts'
import { searchMembers } from './search-members.ts'
import { unblockMember } from './unblock-member.ts'
import { writeMemberNote } from './write-member-note.ts'

const answers = [
  searchMembers,
  getMember,
  blockMember,
  unblockMember,
  giveDefaultPassword,
  rankMember,
  changeAccountKind,
  labelMember,
  writeMemberNote,
  readMemberJournal,
  listAdjustments,
  proposeAdjustment,
  decideAdjustment,
  listDecidedAdjustments,
  exportAdjustments,
]

/** What operators do with members. */
export const members = (services: Services): Feature => ({ answers: answers.map((make) => make(services)) })
