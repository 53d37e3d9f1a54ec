/** What was typed, as a CPF is written: 123.456.789-09. */
export function maskCpf(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 11)
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/(\.\d{3})(\d{1,2})$/, (all, group: string, last: string) => (digits.length > 9 ? `${group}-${last}` : all))
}
