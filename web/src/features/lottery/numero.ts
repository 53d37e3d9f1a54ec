/** A draw by the part of its number that differs from the one before: 0123 of the day, and the day where it is another. */
export const shortNumero = (numero: string): string => numero.slice(8)

/** 20261119 0123, in two parts, as people read it to each other. */
export const spokenNumero = (numero: string): string => `${numero.slice(0, 8)}-${numero.slice(8)}`
