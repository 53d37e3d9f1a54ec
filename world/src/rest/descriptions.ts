import type { MarketDescription as Told, Producer, VariantDescription } from '@tucano/feed'
import type { MarketDescription, Sport } from '@tucano/sports/markets'
import { AMONG, WINNER } from '../outrights/offer.ts'
import { PRODUCERS, type ProducerName } from '../telling/producers.ts'
import type { Language } from './sport-events.ts'

const WORDS: Record<ProducerName, { description: string; scope: string[] }> = {
  live: { description: 'Matches of the invented world while they are played', scope: ['live'] },
  pre: { description: 'Matches of the invented world before they begin', scope: ['prematch'] },
}

export const toldProducers = (url: string): Producer[] =>
  (['live', 'pre'] as const).map((name) => {
    const { id, product, name: called, recoveryWindowMinutes } = PRODUCERS[name]
    return { id, name: called, ...WORDS[name], apiUrl: `${url}/v1/${product}/`, active: true, recoveryWindowMinutes }
  })

type Sports = Readonly<Partial<Record<string, Sport>>>

const kindsOf = (sports: Sports): MarketDescription[] => Object.values(sports).flatMap((sport) => sport?.markets ?? [])

const toldOutcomes = ({ outcomes }: MarketDescription, language: Language) => outcomes.map(({ id, name }) => ({ id, name: name[language] }))

/** What a specifier's value is. */
const TYPES: Readonly<Record<string, string>> = { total: 'decimal', hcp: 'decimal', variant: 'variable_text' }

function toldMarket(kind: MarketDescription, language: Language, isOfVariant: boolean): Told {
  const names = [...kind.specifiers, ...(kind.variant === undefined || kind.specifiers.includes('variant') ? [] : ['variant'])]
  return {
    id: kind.id,
    name: kind.name[language],
    groups: [...kind.groups],
    ...(kind.ofPlayers ? { outcomesOfType: 'sr:player' } : {}),
    ...(isOfVariant && kind.variant !== undefined ? { variant: kind.variant } : {}),
    // Outcomes of a variant are told with the variant.
    outcomes: kind.variant === undefined || isOfVariant ? toldOutcomes(kind, language) : [],
    specifiers: names.map((name) => ({ name, type: TYPES[name] ?? 'integer' })),
    attributes: [],
  }
}

/** Who wins a season, and who is among so many: outcomes are whoever plays in it. */
const OUTRIGHTS = [
  { id: WINNER, name: { pt: 'Campeão da temporada', en: 'Winner of the season' }, specifiers: [] },
  { id: AMONG, name: { pt: 'Entre os {winners} primeiros', en: 'Among the first {winners}' }, specifiers: ['winners'] },
]

const toldOutright = ({ id, name, specifiers }: (typeof OUTRIGHTS)[number], language: Language): Told => ({
  id,
  name: name[language],
  groups: ['all', 'outright'],
  outcomesOfType: 'sr:competitor',
  outcomes: [],
  specifiers: specifiers.map((one) => ({ name: one, type: 'integer' })),
  attributes: [],
})

/** Each market once, whatever sports and variants it is of. */
export function toldMarkets(sports: Sports, language: Language): Told[] {
  const byId = new Map<number, Told>()
  for (const kind of kindsOf(sports)) if (!byId.has(kind.id)) byId.set(kind.id, toldMarket(kind, language, false))
  for (const one of OUTRIGHTS) byId.set(one.id, toldOutright(one, language))
  return [...byId.values()].toSorted((a, b) => a.id - b.id)
}

export function toldVariants(sports: Sports, language: Language): VariantDescription[] {
  const byId = new Map<string, VariantDescription>()
  for (const kind of kindsOf(sports)) {
    if (kind.variant !== undefined && !byId.has(kind.variant))
      byId.set(kind.variant, { id: kind.variant, outcomes: toldOutcomes(kind, language) })
  }
  return [...byId.values()]
}

export function toldVariantOf(
  sports: Sports,
  { market, variant }: { market: string; variant: string },
  language: Language,
): Told | undefined {
  const kind = kindsOf(sports).find((one) => String(one.id) === market && one.variant === variant)
  return kind && toldMarket(kind, language, true)
}
