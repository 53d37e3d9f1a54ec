import { removeItem, saveItem } from '../../server/src/content/edit.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { type Subject, findRow } from './subject.ts'

export const words: Subject = {
  name: 'words',
  summary: 'words that nobody writes in the room',
  actions: {
    list: {
      summary: 'all of them',
      run: async ({ db }) => ({ head: ['word'], rows: (await subjects.words.read(db)).map(({ slug }) => [slug]) }),
    },
    add: {
      summary: 'another word; accents and capitals are all the same',
      takes: '<word …>',
      words: { min: 1, max: 100 },
      run: async (context, { words: given }) => {
        for (const slug of given) await saveItem(context, { subject: 'words', item: { slug }, madeFrom: 'new' })
        return `Refused from now on: ${given.join(', ')}.`
      },
    },
    remove: {
      summary: 'words that may be written again',
      takes: '<word …>',
      words: { min: 1, max: 100 },
      run: async (context, { words: given }) => {
        const present = await subjects.words.read(context.db)
        for (const slug of given) findRow(present, slug, 'word')
        for (const slug of given) await removeItem(context, { subject: 'words', slug, madeFrom: 'any' })
        return `Gone: ${given.join(', ')}.`
      },
    },
  },
}
