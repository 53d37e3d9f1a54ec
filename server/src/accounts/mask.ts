/** `+55 11 *****-4321` is enough to recognise one's own number, and not to learn another's. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)} ****${mobile.slice(-4)}`

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${domain}`
}

/** Each word of a name by its first letter. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${word.slice(0, 1)}***`)
    .join(' ')

/** Two letters are enough to know oneself by, and too few for anybody else. */
export const maskNickname = (nickname: string): string => `${Array.from(nickname).slice(0, 2).join('')}***`

export const maskCpf = (cpf: string): string => `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`
