/** Why a slip was not taken: on which draw, with how much is left where a cap stands against it, by which of its lines. */
export interface Refused {
  kind: 'refused'
  code: string
  numero: string | null
  left: bigint | null
  content: number | null
}

export const refusedFor = (code: string, { numero = null }: { numero?: string | null } = {}): Refused => ({
  kind: 'refused',
  code,
  numero,
  left: null,
  content: null,
})
