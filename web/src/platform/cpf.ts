const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [11, ...FIRST]

/** Eleven digits whose last two are those that the others ask for. */
export function isCpf(digits: string): boolean {
  if (!/^(?!(\d)\1{10})\d{11}$/.test(digits)) return false
  return [FIRST, SECOND].every((weights) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
    return Number(digits[weights.length]) === (rest < 2 ? 0 : 11 - rest)
  })
}

/** What was typed, as a CPF is written: 123.456.789-09. */
export function maskCpf(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 11)
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/(\.\d{3})(\d{1,2})$/, (all, group: string, last: string) => (digits.length > 9 ? `${group}-${last}` : all))
}
