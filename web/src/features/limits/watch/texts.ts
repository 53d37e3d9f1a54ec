import { catalogue } from '#platform/text'

const pt = {
  open: 'Abrir o jogo responsável',
  session: 'Sessão',
  result: 'Resultado',
  checkTitle: 'Hora de olhar como está o seu jogo',
  checkText: 'De tempos em tempos mostramos como está indo. Nenhuma aposta começa antes da sua resposta.',
  checkTime: 'Tempo nesta sessão',
  checkRounds: 'Rodadas',
  checkStaked: 'Apostado',
  checkWon: 'Prêmios',
  checkNet: 'Resultado da sessão',
  checkBalance: 'Saldo',
  checkContinue: 'Continuar',
  checkHistory: 'Ver histórico',
  checkLimits: 'Meus limites',
  checkSignOut: 'Sair da conta',
  pausedUntil: 'Você está em pausa até {until}.',
  excludedUntil: 'Você está em autoexclusão até {until}.',
  closedOpen: 'Apostas e depósitos estão fechados; saque, extrato e atendimento continuam abertos.',
  timeUp: 'O tempo de jogo que você definiu acabou.',
  timeUpText: 'Novas apostas voltam no próximo período. Seu saldo continua seu.',
  closedMore: 'Ver meus limites',
  closedPlayTitle: 'Os jogos estão fechados para você por enquanto',
  closedDepositTitle: 'Os depósitos estão fechados para você por enquanto',
  closedPlaceTitle: 'Esta parte está fechada para você por enquanto',
  closedWhat:
    'Foi um pedido seu, e ele não pode ser encurtado. O que continua aberto: sua conta, o saque, o extrato, as mensagens e o atendimento.',
  closedWithdraw: 'Sacar',
  closedService: 'Falar com o atendimento',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
