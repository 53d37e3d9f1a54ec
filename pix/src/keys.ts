export type KeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random'

/** What a Pix key is, in the one way that the directory writes it; nothing when it is none. */
export function kindOfKey(key: string): KeyKind | undefined {
  if (isCpf(key)) return 'cpf'
  if (isCnpj(key)) return 'cnpj'
  if (/^\+[1-9]\d{9,14}$/.test(key)) return 'phone'
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) return 'random'
  if (key.length <= 77 && /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/.test(key)) return 'email'
  return undefined
}

export const isCpf = (text: string): boolean => /^(?!(\d)\1{10})\d{11}$/.test(text) && hasCheckDigits(text, [CPF_FIRST, CPF_SECOND])

export const isCnpj = (text: string): boolean => /^(?!(\d)\1{13})\d{14}$/.test(text) && hasCheckDigits(text, [CNPJ_FIRST, CNPJ_SECOND])

const CPF_FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const CPF_SECOND = [11, ...CPF_FIRST]
const CNPJ_FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_SECOND = [6, ...CNPJ_FIRST]

/** Each of the last two digits is a weighted sum of all before it, modulo eleven. */
function hasCheckDigits(text: string, weights: readonly (readonly number[])[]): boolean {
  return weights.every((row) => {
    const rest = row.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11
    return Number(text[row.length]) === (rest < 2 ? 0 : 11 - rest)
  })
}
