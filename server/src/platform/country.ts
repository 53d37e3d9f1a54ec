import { createRequire } from 'node:module'
import maxmind, { type Response } from 'maxmind'

export interface CountryLookup {
  /** ISO code of the country that an address belongs to; `null` for private addresses and unknown ones. */
  countryOf: (address: string) => string | null
  /** Days since the data was built. */
  ageDays: (now: Date) => number
}

/** Opens the offline database of address ranges. */
export async function openCountryLookup(): Promise<CountryLookup> {
  const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = await maxmind.open<Response & { country_code?: string }>(file)
  const built = reader.metadata.buildEpoch
  return {
    countryOf: (address) => reader.get(address)?.country_code ?? null,
    ageDays: (now) => Math.floor((now.getTime() - built.getTime()) / 86_400_000),
  }
}
