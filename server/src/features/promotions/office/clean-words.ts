import type { Definition } from '@tucano/contract/promotions'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'

const WORDS_MIN = 3
const TITLE_MAX = 60
const SUMMARY_MAX = 160
const LABEL_MAX = 24
const NAME_MAX = 60

const line = (text: string, field: string, max: number): string => plainText(text.replaceAll(/\s+/g, ' '), field, max)

function words(text: string, field: string, max: number): string {
  const kept = line(text, field, max)
  if (kept.length < WORDS_MIN)
    throw new Fault('request.invalid', { fields: [{ field, problem: `has fewer than ${WORDS_MIN} characters` }] })
  return kept
}

/** What members read of a promotion, as it is kept: one line each, without anything unseen. */
export function cleanWords(definition: Definition): Definition {
  const title = words(definition.title, 'title', TITLE_MAX)
  const summary = words(definition.summary, 'summary', SUMMARY_MAX)
  if (definition.kind === 'wheel') {
    const segments = definition.segments.map((each) => ({ ...each, label: line(each.label, 'label', LABEL_MAX) }))
    return { ...definition, title, summary, segments }
  }
  if (definition.kind === 'raffle') {
    const prizes = definition.prizes.map((each) => ({ ...each, name: line(each.name, 'name', NAME_MAX) }))
    return { ...definition, title, summary, prizes }
  }
  return { ...definition, title, summary }
}
