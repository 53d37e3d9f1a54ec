import { previewSentence as contract } from '@tucano/contract/content'
import { WordList, hasContact } from '#content/moderation'
import { subjects } from '#content/subjects'
import { wordOf } from '#content/words'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { assertMayRead } from './desk.ts'

export const previewSentence = ({ db }: Services) =>
  answer(contract, async ({ text, word: typed }, { operator }) => {
    assertMayRead(operator, 'words')
    const kept = (await subjects.words.read(db)).map(({ slug }) => slug)
    // What is being typed is no word yet while it has one letter.
    const more = typed === undefined ? undefined : wordOf(typed)
    const word = new WordList(more === undefined ? kept : [more, ...kept]).find(text) ?? null
    return { refused: word !== null ? ('chat.word' as const) : hasContact(text) ? ('chat.contact' as const) : null, word }
  })
