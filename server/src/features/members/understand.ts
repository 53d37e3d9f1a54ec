import type { SearchKey } from '@tucano/contract/members'
import { isCpf } from '@tucano/pix'
import type { Services } from '#platform/services'
import { readMobile } from '#accounts/mobile'

/** What a search may mean, by its letters alone. Digits can mean several things at once. */
export interface Understood {
  id?: bigint
  cpf?: string
  mobile?: string
  email?: string
  /** The beginning of a browser's print, 16 hexadecimal digits. */
  device?: string
  /** Beginnings of words of a name, or of an account. */
  name?: string
}

const ID = /^[1-9]\d{0,17}$/
const DEVICE = /^[0-9a-f]{16}$/
/** Brazilian numbers as they are written: 123.456.789-09, (11) 98765-4321, +55 11 98765 4321. */
const WRITTEN_NUMBER = /^\+?[\d\s().-]+$/

export function understand(services: Pick<Services, 'brand'>, query: string): Understood {
  const text = query.trim().toLowerCase()
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { email: text }
  const device = DEVICE.test(text) ? { device: text } : {}
  const digits = text.replaceAll(/\D/g, '')
  if (!WRITTEN_NUMBER.test(text) || digits === '') return 'device' in device ? device : { name: text }
  const mobile = mobileOf(services, text)
  return {
    ...device,
    ...(ID.test(text) ? { id: BigInt(text) } : {}),
    ...(isCpf(digits) ? { cpf: digits } : {}),
    ...(mobile === undefined ? {} : { mobile }),
    // Accounts may begin with digits.
    ...(/^\d+$/.test(text) ? { name: text } : {}),
  }
}

function mobileOf(services: Pick<Services, 'brand'>, text: string): string | undefined {
  try {
    return readMobile(services, text, undefined)
  } catch {
    return undefined
  }
}

export const keysOf = (understood: Understood): SearchKey[] =>
  (['id', 'cpf', 'mobile', 'email', 'device', 'name'] as const).filter((key) => understood[key] !== undefined)
