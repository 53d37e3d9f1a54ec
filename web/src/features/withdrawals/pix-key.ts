import { isCpf } from '@tucano/pix'

export interface PixKey {
  kind: 'cpf' | 'phone' | 'email' | 'random'
  /** As the directory writes it. */
  key: string
}

/** What somebody typed as a Pix key, while it is being typed; nothing while it is none. */
export function readPixKey(typed: string): PixKey | undefined {
  const text = typed.trim().toLowerCase()
  const digits = text.replaceAll(/\D/g, '')
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return { kind: 'random', key: text }
  if (text.length <= 77 && /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/.test(text))
    return { kind: 'email', key: text }
  // Parentheses and a plus are of telephones; a CPF with the right check digits is meant as one.
  if (/^[\d.\- ]+$/.test(text) && isCpf(digits)) return { kind: 'cpf', key: digits }
  const national = digits.replace(/^55(?=\d{10,11}$)/, '')
  if (/^\+?[\d()\- ]+$/.test(text) && /^[1-9][1-9]9?\d{8}$/.test(national)) return { kind: 'phone', key: `+55${national}` }
  return undefined
}
