import { catalogue } from '#platform/text'

const pt = {
  mobile: 'Celular com DDD',
  country: 'País do número',
  code: 'Código recebido',
  sendCode: 'Enviar código',
  resendIn: 'Reenviar em {seconds} s',
  required: 'Preencha este campo.',
  mobileWrong: 'Digite o celular com DDD, só números.',
  period: 'Período',
  today: 'Hoje',
  yesterday: 'Ontem',
  days7: '7 dias',
  days30: '30 dias',
  range: 'Datas',
  from: 'De',
  to: 'Até',
  rangeWrong: 'A data final vem antes da inicial.',
  more: 'Carregar mais',
  moreFailed: 'A próxima parte não chegou.',
  fileChoose: 'Escolher',
  fileOther: 'Trocar',
  fileLarge: 'Este arquivo tem {size} MB, e o limite é {max} MB. Escolha um menor.',
  fileBroken: 'Este arquivo está vazio ou danificado. Escolha outro.',
  paymentPassword: 'Senha de pagamento',
  paymentPasswordWrong: 'São seis dígitos.',
  share: 'Compartilhar',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
