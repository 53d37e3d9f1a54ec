import { type SystemStatus, getCountry, getDomainRoute, getStatus, statusChanged, systemStatusCode } from '@tucano/contract/site'
import { create } from 'zustand'
import { CallError, call, setKeyReader, setSealingKey } from './call.ts'
import { flattenModules, imageBase } from './flags.ts'
import { startLanguage } from './language.ts'
import { listen, onMissed } from './live.ts'
import { usePublicStore } from './public-store.ts'
import { visit } from './storage.ts'

interface SiteState {
  status: SystemStatus | undefined
  flags: Record<string, boolean>
  imageBase: string
  /** The page was opened under an address that is not the brand's. */
  foreignDomain: boolean
  country: { countryCode: string; countryDialingCode: string; countries: { countryCode: string; countryDialingCode: string }[] } | undefined
}

export const useSite = create<SiteState>()(() => ({
  status: undefined,
  flags: {},
  imageBase: '',
  foreignDomain: false,
  country: undefined,
}))

/** The brand, on screens that only show once the status is known. */
export function useBrand(): SystemStatus['info']['brand'] {
  const status = useSite((state) => state.status)
  if (!status) throw new Error('the brand is not known before the status')
  return status.info.brand
}

export const useFlag = (modId: string): boolean => useSite((state) => state.flags[modId] ?? false)
export const useStatusCode = (): 0 | 1 | 2 => useSite(({ status }) => (status ? systemStatusCode(status) : 0))

/** Takes a status: from the page's own HTML at first, from the server whenever it is asked again. */
export function takeStatus(status: SystemStatus): void {
  const { brand, whitelabel, register } = status.info
  const first = useSite.getState().status === undefined
  useSite.setState({ status, flags: flattenModules(whitelabel), ...(first ? { imageBase: imageBase(status.info) } : {}) })
  setSealingKey(status.info.encryptionKey)
  usePublicStore.setState({ currencySymbol: brand.currencySymbol })
  visit.write('merchant', brand.name)
  visit.write('merchantCode', brand.merchantCode)
  visit.write('platform', brand.platform)
  visit.write('settings', JSON.stringify(register))
  visit.write('validate', '1')
  if (first) startLanguage(brand)
}

/** Asks for the status under the address that this page was opened with. */
export async function readStatus(): Promise<void> {
  try {
    takeStatus(await call(getStatus, { host: location.host }))
    useSite.setState({ foreignDomain: false })
  } catch (error) {
    if (error instanceof CallError && error.code === 'domain.check.failed') useSite.setState({ foreignDomain: true })
    else throw error
  }
}

setKeyReader(readStatus)

/** What the page asks on start besides its status, and when it asks again. */
export function startSite(): void {
  listen(statusChanged, () => void readStatus().catch(() => undefined))
  onMissed(() => void readStatus().catch(() => undefined))
  void readStatus().catch(() => undefined)
  call(getCountry, {}).then(
    (country) => useSite.setState({ country }),
    () => undefined,
  )
  call(getDomainRoute, {}).then(
    ({ domainList }) => visit.write('routers', JSON.stringify(domainList)),
    () => undefined,
  )
}
