import * as contract from '@tucano/contract/site'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

export const getCountry = ({ brand }: Services) => {
  const countries = getCountries().map((code) => ({ countryCode: code as string, countryDialingCode: `+${getCountryCallingCode(code)}` }))
  const byCode = new Map(countries.map((country) => [country.countryCode, country]))
  const own = byCode.get(brand.countryCode)
  if (!own) throw new Error(`brand country ${brand.countryCode} has no dialling code`)
  return answer(contract.getCountry, async (_request, { country }) => ({ ...(byCode.get(country ?? '') ?? own), countries }))
}
