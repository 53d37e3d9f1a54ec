import { catalogue } from '#platform/text'

const pt = {
  available: 'Você pode transferir',
  limits: 'Por transferência',
  limitsValue: 'de {min} a {max}',
  leftToday: 'Ainda hoje',
  leftTodayValue: '{left} de {perDay}',
  amount: 'Valor',
  amountWrong: 'Digite um valor como 50,00.',
  amountLimits: 'O valor vai de {min} a {max}.',
  amountBalance: 'Você tem {available} para transferir.',
  amountToday: 'Hoje ainda dá para transferir {left}.',
  goOn: 'Continuar',
  passwordMissing: 'Crie primeiro a senha de pagamento',
  passwordMissingText: 'Ela é pedida a cada transferência, para que só você mova o dinheiro da conta.',
  setPassword: 'Criar senha de pagamento',
  confirmTitle: 'Confira antes de enviar',
  confirmText: 'Uma transferência não pode ser desfeita.',
  receiver: 'Vai para',
  after: 'Seu saldo depois',
  send: 'Transferir {amount}',
  change: 'Mudar o valor',
  done: 'Transferência feita',
  doneText: '{amount} já estão com {name}.',
  another: 'Fazer outra',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
