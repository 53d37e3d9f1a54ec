import type { WordList } from '#content/moderation'
import type { CachedValue } from '#platform/cached-value'
import { getTableChat } from './get-table-chat.ts'
import { keepLine, muteAuthor, removeLine, switchChat } from './moderate.ts'
import { type TalkOffice, listChats, watchChat } from './office.ts'
import { reportTableLine } from './report-table-line.ts'
import { sayAtTable } from './say-at-table.ts'

export { talkRoom } from './talk-room.ts'

/** What members and operators ask of the chats of tables. */
export const tableTalk = (office: TalkOffice, words: CachedValue<WordList>) => [
  getTableChat(office.services),
  sayAtTable(office.services, words),
  reportTableLine(office.services),
  listChats(office),
  watchChat(office),
  removeLine(office),
  keepLine(office),
  muteAuthor(office),
  switchChat(office),
]
