import * as contract from '@tucano/contract/support'
import { countWords, feedbackWords } from '@tucano/contract/text'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { acknowledge } from './acknowledge.ts'
import { keepFeedback } from './feedback.ts'

export const sendFeedback = (services: Services) =>
  answer(contract.sendFeedback, async ({ id, topic, content: written, email = null }, { network }) => {
    const content = written.trim()
    const words = countWords(content)
    const { min, max } = feedbackWords
    if (words < min || words > max)
      throw new Fault('request.invalid', { fields: [{ field: 'content', problem: `has ${words} words, and may have ${min} to ${max}` }] })
    const kept = await services.db.transaction().execute(async (trx) => {
      const result = await keepFeedback(trx, { id, topic, content, email, network })
      if (typeof result === 'object' && !result.known && email)
        await acknowledge(services, trx, { email, network, reference: result.reference })
      return result
    })
    if (kept === 'conflict') throw new Fault('key.conflict')
    if (kept === 'too many') throw new Fault('request.too.many', { retryAfterSeconds: 3600 })
    services.letters.call()
    return { reference: kept.reference }
  })
