import { type Selection, BadSlip, readSlip } from '@tucano/sports/slips'

/** A selection of somebody else's slip: what it is on, and nothing about whoever shares it. */
export interface SharedLeg {
  event: string
  selections: readonly Selection[]
}

const SEPARATORS = { legs: '!', selections: '*', parts: '~' } as const

/** The legs of a slip as a text that stands in an address. */
export const writeSlipCode = (legs: readonly SharedLeg[]): string =>
  legs
    .map(({ event, selections }) =>
      [event, ...selections.map(({ market, specifiers, outcome }) => [market, specifiers, outcome].join(SEPARATORS.parts))].join(
        SEPARATORS.selections,
      ),
    )
    .join(SEPARATORS.legs)

/** Reads the legs of such a text; undefined where it is none. */
export function readSlipCode(text: string): SharedLeg[] | undefined {
  const legs = text
    .trim()
    .split(SEPARATORS.legs)
    .map((leg) => {
      const [event, ...selections] = leg.split(SEPARATORS.selections)
      return {
        event,
        // Whatever is offered now is what is shown: the odds of whoever shared it do not count.
        odds: 2000,
        selections: selections.map((written) => {
          const [market, specifiers, outcome] = written.split(SEPARATORS.parts)
          return { market: Number(market), specifiers, outcome }
        }),
      }
    })
  try {
    return readSlip({ kind: legs.length === 1 ? 'single' : 'multiple', legs, unit: '1' }).legs.map(({ event, selections }) => ({
      event,
      selections,
    }))
  } catch (error) {
    if (error instanceof BadSlip) return undefined
    throw error
  }
}
