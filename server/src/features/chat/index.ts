import { contentChanged } from '@tucano/contract/content'
import { refusedWords } from '#content/refused-words'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getLounge } from './get-lounge.ts'
import { muteAuthor } from './mute-author.ts'
import { removeFromLounge } from './remove-from-lounge.ts'
import { watchLounge } from './watch-lounge.ts'
import { writeInLounge } from './write-in-lounge.ts'

const answers = [getLounge, watchLounge, removeFromLounge, muteAuthor]

export const chat = (services: Services): Feature => {
  const words = refusedWords(services)
  return {
    answers: [writeInLounge(services, words), ...answers.map((make) => make(services))],
    onEvent: [{ event: contentChanged, run: () => words.forget() }],
  }
}
