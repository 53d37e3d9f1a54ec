/** At most thirteen characters, as in the field of a BR Code: ten digits, a point, two digits. */
const REAIS = /^(0|[1-9]\d{0,9})\.(\d{2})$/
const CENTAVOS_MAX = 999_999_999_999n

/** "110.00" as centavos. There is one way to write an amount; nothing else is one. */
export function readReais(text: string): bigint | undefined {
  const [, reais, centavos] = REAIS.exec(text) ?? []
  return reais === undefined || centavos === undefined ? undefined : BigInt(reais + centavos)
}

export function writeReais(centavos: bigint): string {
  if (centavos < 0n || centavos > CENTAVOS_MAX) throw new RangeError(`${centavos} centavos cannot be written`)
  const digits = String(centavos).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
