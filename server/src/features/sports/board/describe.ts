import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { CachedValue } from '#platform/cached-value'
import { namedIn } from './counted.ts'

export interface Words {
  en: string
  pt: string
}

/** What a market is, as the feed describes it. */
export interface Described {
  name: Words
  groups: readonly string[]
  outcomes: ReadonlyMap<string, Words>
}

interface Row {
  marketId: number
  variant: string
  en: string
  pt: string
  groups: string[]
  outcomes: { id: string; name: Words }[]
}

const FRESH_MS = 5000

/** Descriptions of markets, by market and variant. */
export class Descriptions {
  #all: CachedValue<ReadonlyMap<string, Described>>

  constructor(db: Db) {
    this.#all = new CachedValue(() => readAll(db), FRESH_MS)
  }

  /** A snapshot of them. */
  async read(): Promise<Describe> {
    const all = await this.#all.read()
    return (marketId, specifiers, sport) => {
      const described = all.get(`${marketId}/${variantOf(specifiers)}`) ?? all.get(`${marketId}/`)
      return described && sport !== undefined ? { ...described, name: namedIn(sport, described.name) } : described
    }
  }

  forget(): void {
    this.#all.forget()
  }
}

/** The description of a market, in the words of a sport where one is named; a market without one is not shown. */
export type Describe = (marketId: number, specifiers: string, sport?: string) => Described | undefined

async function readAll(db: Db): Promise<ReadonlyMap<string, Described>> {
  const { rows } = await sql<Row>`
    select d.market_id as "marketId", d.variant, d.name_en as en, d.name_pt as pt, d.groups, d.outcomes from sports.descriptions d`.execute(
    db,
  )
  return new Map(
    rows.map(({ marketId, variant, en, pt, groups, outcomes }) => [
      `${marketId}/${variant}`,
      { name: { en, pt }, groups, outcomes: new Map(outcomes.map(({ id, name }) => [id, name])) },
    ]),
  )
}

const variantOf = (specifiers: string): string => /(?:^|\|)variant=([^|]+)/.exec(specifiers)?.[1] ?? ''
