import type { MarketDescription, VariantDescription } from '@tucano/feed'

/** What a market is, as it is kept. */
export interface Description {
  marketId: number
  /** Nothing, or the variant whose outcomes these are. */
  variant: string
  en: string
  pt: string
  groups: readonly string[]
  specifiers: readonly string[]
  outcomes: readonly { id: string; name: { en: string; pt: string } }[]
}

const ID_MAX = 2 ** 31 - 1

type Outcomes = MarketDescription['outcomes']

function outcomesOf(en: Outcomes, pt: Outcomes): Description['outcomes'] {
  const names = new Map(pt.map(({ id, name }) => [id, name]))
  return en.map(({ id, name }) => ({ id, name: { en: name, pt: names.get(id) ?? name } }))
}

/** Markets in both languages. `variant` names whose outcomes they have. */
export function describeMarkets(en: readonly MarketDescription[], pt: readonly MarketDescription[], variant = ''): Description[] {
  const byId = new Map(pt.map((market) => [market.id, market]))
  const keepable = en.filter(({ id }) => id >= 0 && id <= ID_MAX)
  return keepable.map((market) => {
    const other = byId.get(market.id)
    return {
      marketId: market.id,
      variant,
      en: market.name,
      pt: other?.name ?? market.name,
      groups: market.groups,
      specifiers: market.specifiers.map(({ name }) => name),
      outcomes: outcomesOf(market.outcomes, other?.outcomes ?? []),
    }
  })
}

/** A market with the outcomes of a variant that many markets share. */
export function describeVariant(
  market: Description,
  { en, pt }: { en: VariantDescription; pt: VariantDescription | undefined },
): Description {
  return { ...market, variant: en.id, outcomes: outcomesOf(en.outcomes, pt?.outcomes ?? []) }
}

/** The variant that a market's specifiers name. */
export const variantOf = (specifiers: string): string | undefined => /(?:^|\|)variant=([^|]+)/.exec(specifiers)?.[1]
