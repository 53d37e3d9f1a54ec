import { catalogue } from '#platform/text'

const pt = {
  title: 'Central do agente',
  close: 'Fechar a central do agente',
  back: 'Voltar ao menu',
  entries: 'Páginas da central do agente',
  waiting: '{count} à espera da sua resposta',
  failed: 'A central do agente não abriu',
  kind_1: 'Agente',
  kind_2: 'Agente geral',
  agentAnnouncement: 'Avisos aos agentes',
  teamOverview: 'Visão da equipe',
  registerCenter: 'Cadastrar contas',
  teamManagement: 'Gestão da equipe',
  teamBetting: 'Apostas da equipe',
  userProfit: 'Ganhos e perdas',
  income: 'Minha receita',
  downlineAccount: 'Contas da equipe',
  dividendRecord: 'Dividendos',
  salaryDay: 'Salário diário',
  salaryHour: 'Salário por hora',
  salaryLive: 'Salário em tempo real',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
