/** A CPF as it is printed: 123.456.789-09. */
export const writeCpf = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** Full years between two days, both yyyy-MM-dd. */
export function ageOn(today: string, bornOn: string): number {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years
}
