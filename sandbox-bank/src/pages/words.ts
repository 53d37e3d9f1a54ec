import type { Wrong } from '@tucano/pix'
import type { NotAKey } from '../key-owners.ts'
import type { Unpayable } from '../payments.ts'
import type { ChargeStatus } from '../schemas.ts'

/** Centavos as people write them: R$ 1.234,50. */
export function reais(centavos: bigint): string {
  const digits = String(centavos).padStart(3, '0')
  return `R$ ${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')},${digits.slice(-2)}`
}

/** What people type: "10", "10,50", "1.234,50". */
export function readTyped(text: string): bigint | undefined {
  const [, whole, part = ''] = /^(?:R\$)?\s*(\d{1,10}|\d{1,3}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole.replaceAll('.', '') + part.padEnd(2, '0'))
}

export const cpfWritten = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

const zone = { dateStyle: 'short', timeZone: 'America/Sao_Paulo' } as const
const moments = new Intl.DateTimeFormat('pt-BR', { ...zone, timeStyle: 'medium' })
const minutes = new Intl.DateTimeFormat('pt-BR', { ...zone, timeStyle: 'short' })
export const moment = (ms: number): string => moments.format(ms)
/** For lists, where seconds take room. */
export const minute = (ms: number): string => minutes.format(ms)

export const chargeWords: Record<ChargeStatus | 'EXPIRADA', string> = {
  ATIVA: 'Aguardando',
  CONCLUIDA: 'Paga',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'Cancelada',
  REMOVIDA_PELO_PSP: 'Cancelada',
  EXPIRADA: 'Expirada',
}

export const payOutWords = { EM_PROCESSAMENTO: 'Em processamento', REALIZADO: 'Realizado', NAO_REALIZADO: 'Não realizado' }

export const unpayableWords: Record<Unpayable, string> = {
  unknown: 'Esta cobrança não existe.',
  paid: 'Esta cobrança já foi paga.',
  removed: 'Quem emitiu esta cobrança cancelou o pedido. Não dá mais para pagar.',
  expired: 'O prazo desta cobrança passou. Peça um novo código.',
  amount: 'Confira o valor: ele precisa ser maior que zero e, sem a falha ligada, igual ao da cobrança.',
  payer: 'Confira o nome e o CPF de quem paga.',
}

export const codeWords: Record<Wrong, string> = {
  empty: 'Cole o código Pix primeiro.',
  characters: 'O código tem caracteres que não podem estar nele.',
  length: 'O código está cortado ou tem pedaços a mais.',
  order: 'O código está cortado ou fora de ordem.',
  repeated: 'O código tem um campo repetido.',
  crc: 'O código foi alterado ou copiado pela metade: o dígito verificador não confere.',
  format: 'Este não é um formato de código que conhecemos.',
  arrangement: 'Este código não é de um Pix.',
  key: 'A chave Pix do código não é válida.',
  url: 'O endereço do código não é válido.',
  category: 'A categoria do código não é válida.',
  currency: 'O código não está em reais.',
  amount: 'O valor do código não é válido.',
  country: 'O código não é do Brasil.',
  name: 'O nome do recebedor não é válido.',
  city: 'A cidade do recebedor não é válida.',
  txid: 'O identificador do código não é válido.',
}

export const keyWords: Record<NotAKey['why'], string> = {
  key: 'Esta chave não é um CPF, CNPJ, celular (+55…), e-mail ou chave aleatória.',
  name: 'Escreva o nome do titular.',
  cpf: 'O CPF não é válido, ou não é o da chave.',
  taken: 'Esta chave já tem outro titular.',
}
