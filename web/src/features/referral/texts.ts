import { catalogue } from '#platform/text'

const pt = {
  failed: 'Não deu para ler o seu convite',
  yours: 'Seu convite',
  yoursText: 'Quem se cadastrar por este link fica na sua rede.',
  link: 'Link',
  code: 'Código',
  copyLink: 'Copiar o link',
  copyCode: 'Copiar o código',
  copied: 'Copiado',
  invited: 'Chegaram por você',
  none: 'Convites são dos agentes, por enquanto',
  noneText: 'Sua conta ainda não tem link de convite. Quem quer convidar pode falar com o atendimento para se tornar agente.',
  by: 'Quem convidou você',
  byText: 'Mostramos só o começo do nome.',
  inviter: 'Conta',
  byNobody: 'Você chegou sem convite.',
  next: 'O que vem aí',
  nextLink: 'Um link de convite para todo membro.',
  nextList: 'A lista de quem chegou por ele, e o que o convite rendeu, com as contas à vista.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
