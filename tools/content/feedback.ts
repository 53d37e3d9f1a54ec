import { feedbackReading } from '../../server/src/features/support/feedback-reading.ts'
import { Refusal, type Subject } from './subject.ts'

const SHOWN = 30

export const feedback: Subject = {
  name: 'feedback',
  summary: 'what visitors have written; it can be read and not changed',
  actions: {
    list: {
      summary: 'the newest first',
      options: { limit: { type: 'number', help: `how many, ${SHOWN} unless said`, max: 1000 } },
      run: async ({ db, moment }, { number: { limit = SHOWN } }) => ({
        head: ['reference', 'at', 'topic', 'e-mail', 'content'],
        rows: (await feedbackReading.list(db, limit)).map(({ reference, at, topic, email, content }) => [
          reference,
          moment(at),
          topic,
          email ?? '',
          content.replaceAll(/\s+/g, ' '),
        ]),
      }),
    },
    show: {
      summary: 'one of them, whole',
      takes: '<reference>',
      words: { min: 1, max: 1 },
      run: async ({ db, moment }, { words: [reference = ''] }) => {
        const found = await feedbackReading.find(db, reference.toUpperCase())
        if (!found) throw new Refusal(`reference: there is no feedback "${reference}".`)
        return `${moment(found.at)} · ${found.topic}${found.email ? ` · ${found.email}` : ''}\n\n${found.content}`
      },
    },
  },
}
