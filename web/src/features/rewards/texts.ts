import { catalogue } from '#platform/text'

const pt = {
  bonusTitle: 'Bônus na sua conta',
  bonusText: 'Fica separado do saldo: dá para apostar com ele, e ele vira saldo conforme as regras de cada promoção.',
  bonusNow: 'Agora',
  bonusFailed: 'Não foi possível carregar seu bônus',
  bonusMoves: 'Movimentos do bônus',
  bonusNone: 'Nenhum bônus até aqui',
  bonusNoneText: 'Quando uma promoção der um bônus, ele entra aqui com data e valor, e cada uso também.',
  next: 'O que vem aí',
  bonusNext: 'Cada bônus com o quanto vale, até quando, e quanto falta apostar para virar saldo.',
  bonusPromise: 'As regras à vista antes de aceitar, e a escolha de não aceitar.',
  rewardsTitle: 'Nada para resgatar agora',
  rewardsText:
    'Nenhuma promoção deu uma recompensa à sua conta. Quando der, ela espera aqui, e um número aparece ao lado desta página no menu.',
  rewardsNext: 'Giros, prêmios e bônus de promoções, cada um com valor, prazo e regras.',
  rewardsPromise: 'Nada some sem aviso: o prazo de cada recompensa vai estar escrito nela.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
