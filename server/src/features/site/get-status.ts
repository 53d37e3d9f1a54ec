import { moduleTree } from '@tucano/brand'
import { type SystemStatus, getStatus as contract } from '@tucano/contract/site'
import { Serialised, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import type { SiteState } from './site-state.ts'

interface Visitor {
  ip: string
  country: string | null
}

/**
 * The reply differs between visitors in three places only, so the rest of it is made once. This call opens every visit, and a
 * monitor or a load balancer may ask it all day.
 */
export function statusReader(services: Services, state: SiteState): (visitor: Visitor) => Promise<string> {
  let made = { kid: '', info: '' }
  const readInfo = async (): Promise<string> => {
    const key = await services.encryption.publicKey()
    if (key['kid'] !== made.kid) made = { kid: key['kid'] ?? '', info: JSON.stringify(statusInfo(services, key)) }
    return made.info
  }
  return async ({ ip, country }) => {
    const info = await readInfo()
    const location = JSON.stringify({ ip, country })
    return `{"maintenance":${await state.inMaintenance()},"regionRestriction":${state.isBlocked(country)},"location":${location},"info":${info}}`
  }
}

export const getStatus = (services: Services, state: SiteState) => {
  const read = statusReader(services, state)
  const { check, list } = services.brand.domains
  return answer(contract, async ({ host }, caller) => {
    if (check && host !== undefined && !list.includes(hostName(host))) throw new Fault('domain.check.failed')
    return new Serialised<SystemStatus>(`{"success":true,"value":${await read(caller)}}`)
  })
}

const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

function statusInfo({ brand, configuration, letters }: Services, encryptionKey: Record<string, string>): SystemStatus['info'] {
  const { domains, jurisdiction, currency, customerService, analytics, imageCDNs, launchGameCDNs, resources } = brand
  const { name, merchantCode, platform, device, languages, defaultLanguage, forcedLanguage, timeZone, lotteryType, prizeModes } = brand
  const {
    announcementTypes,
    executedAnnouncementTypes,
    loginedToHomePage,
    demo,
    licence,
    gameLanguages,
    paymentPartners,
    claims,
    supportHours,
  } = brand
  return {
    brand: {
      name,
      merchantCode,
      platform,
      device,
      chatHeaderColour: brand.colours.light.beak,
      languages,
      defaultLanguage,
      forcedLanguage,
      currency: currency.code,
      currencySymbol: currency.symbol,
      timeZone,
      lotteryType,
      prizeModes,
      announcementTypes,
      executedAnnouncementTypes,
      loginedToHomePage,
      jurisdiction: jurisdiction.profile,
      demo,
      gameLanguages,
      paymentPartners,
      claims,
      supportHours,
      licence,
    },
    whitelabel: moduleTree(brand.modules),
    register: Object.fromEntries(brand.register.map((rule) => [rule.key, rule])),
    resources,
    domainRoute: domains.list,
    mainDomain: domains.main,
    customerService: customerService.map(({ csType, path }) => ({ csType, path })),
    analytics,
    imageCDNs,
    launchGameCDNs,
    encryptionKey,
    signIn: signInServices(configuration),
    mobileCountries: brand.letters.countries.map((code) => ({
      countryCode: code,
      countryDialingCode: `+${getCountryCallingCode(code as CountryCode)}`,
    })),
    shownOutbox: letters.shown.length > 0,
  }
}

/** What a browser needs to ask the services that sign people in; nothing of it is secret. */
function signInServices({
  publicUrl,
  identity: { google, facebook, firebase },
}: Services['configuration']): SystemStatus['info']['signIn'] {
  const shown = ({ authorizeUrl, clientId }: { authorizeUrl: string; clientId: string }) => ({ authorizeUrl, clientId })
  return {
    redirectUri: `${publicUrl}/signin`,
    google: google ? shown(google) : null,
    facebook: facebook ? shown(facebook) : null,
    phoneAuth: firebase ? { projectId: firebase.projectId, apiKey: firebase.apiKey, emulatorUrl: firebase.emulatorUrl ?? null } : null,
  }
}
