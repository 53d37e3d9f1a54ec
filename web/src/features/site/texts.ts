import { catalogue } from '#platform/text'

const pt = {
  maintenanceTitle: 'O ninho está em manutenção',
  maintenanceText: 'Estamos arrumando a casa e voltamos em breve. Seu saldo e suas rodadas em aberto ficam como estão.',
  regionTitle: 'Não podemos abrir o site onde você está',
  regionText: 'O acesso a partir da sua localização está bloqueado. Se você acha que é engano, mostre este endereço ao atendimento.',
  address: 'Seu endereço IP',
  domainTitle: 'Este endereço não é nosso',
  domainText: 'O endereço que você abriu não está na lista do site oficial. Não digite sua senha aqui e fale com o atendimento.',
  adultsHelp: 'Onde encontrar ajuda',
  adults: 'Proibido para menores de 18 anos. Jogue com responsabilidade.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
