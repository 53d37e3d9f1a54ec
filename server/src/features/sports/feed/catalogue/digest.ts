import { CALLS } from '@tucano/feed'
import type { ReadFixture } from '../apply/fixture.ts'
import { type Description, describeMarkets } from './descriptions.ts'
import { saysEnough, toFixture } from './fixtures.ts'
import { type Name, namesOfEvent, onceEach, pairsOf } from './names.ts'

/** A document in English, and in Portuguese where there is one. */
export interface Documents {
  en: string
  pt: string | undefined
}

/** What matches come to. */
export interface DigestedEvents {
  fixtures: ReadFixture[]
  /** Of all that is offered. */
  names: Name[]
  competitors: string[]
}

type Events = Parameters<typeof pairsOf<Parameters<typeof namesOfEvent>[0]['en']>>[0]

export function digestEvents(en: Events, pt: Events): DigestedEvents {
  const fixtures = en.flatMap((event) => toFixture(event) ?? [])
  const offered = new Set(fixtures.flatMap(({ urn, refused }) => (refused ? [] : [urn])))
  const pairs = pairsOf(en, pt).filter((both) => offered.has(both.en.id))
  return {
    fixtures,
    names: onceEach(pairs.flatMap(namesOfEvent)),
    competitors: [...new Set(pairs.flatMap((both) => both.en.competitors.map(({ id }) => id)))],
  }
}

/** Long documents, read and cut down to what is kept: all of it takes long. */
export const DIGESTS = {
  /** `partly`: matches of which the list does not say enough. */
  schedule: ({ en, pt }: Documents): DigestedEvents & { partly: string[] } => {
    const { read } = CALLS.schedule.reply
    const { events } = read(en)
    const partly = events.filter((event) => !saysEnough(event)).map(({ id }) => id)
    return { ...digestEvents(events.filter(saysEnough), pt === undefined ? [] : read(pt).events), partly }
  },
  markets: ({ en, pt }: Documents): Description[] => {
    const { read } = CALLS.markets.reply
    return describeMarkets(read(en).markets, pt === undefined ? [] : read(pt).markets)
  },
}

export type DigestName = keyof typeof DIGESTS
