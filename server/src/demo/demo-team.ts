import type { Rebate } from '@tucano/contract/agents/shapes'
import type { AgreementKind } from '#commissions/agreement'
import type { OfferedTerms } from '#commissions/agreements'
import type { Period } from '#betting/closings'

/** Agents of the demo below davi, each after whoever is above it. Carla can be signed in with. */
export const AGENTS = [
  { account: 'carla', nickname: 'Carla', above: 'davi' },
  { account: 'rafael', nickname: 'Rafael', above: 'davi' },
  { account: 'luiza', nickname: 'Luíza', above: 'davi' },
  { account: 'marcos', nickname: 'Marcos', above: 'carla' },
  { account: 'helena', nickname: 'Helena', above: 'carla' },
  { account: 'tiago', nickname: 'Tiago', above: 'rafael' },
  { account: 'sofia', nickname: 'Sofia', above: 'marcos' },
] as const

/** Whose links members come by, one after the other. */
export const INVITING = ['carla', 'davi', 'rafael', 'carla', 'marcos', 'luiza', 'tiago', 'sofia', 'carla', 'helena'] as const

export const MEMBERS =
  `Adriana Aline Amanda Antônio Bárbara Benício Camila Carlos Cecília César Clara Cristina Daniel Débora Diego Eduardo Elisa Emanuel Érica
  Fábio Fernanda Flávia Gabriel Giovana Guilherme Gustavo Heitor Henrique Igor Isabela Ivan Janaína João Jorge Juliana Júlio Karina Laura Leandro Letícia Lívia Lorena
  Lucas Luana Manuela Marcelo Mariana Mateus Melissa Miguel Mônica Murilo Natália Nicolas Olívia Otávio Patrícia Paulo Pedro Priscila Rafaela Raquel Regina Renato
  Ricardo Roberta Rodrigo Rosana Samuel Sandra Sérgio Silvana Simone Solange Sônia Taís Tânia Tatiana Thales Valéria Vanessa Vera Vicente Vinícius Vitória Wagner
  Wesley Yara Yasmin Yuri Zélia Breno Caíque Davi Enzo Fabiana`
    .split(/\s+/)
    .filter((name) => name !== '')

/** What the nth of them signs in with. */
export const accountOf = (n: number): string =>
  `${MEMBERS[n]!.normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()}${100 + n}`

/** Members who ask to become agents, each with documents. What is refused has its reason. */
export const APPLICANTS = [
  {
    account: accountOf(MEMBERS.indexOf('Camila')),
    fullName: 'Camila Duarte Nogueira',
    bornOn: '1993-05-17',
    cpf: '48172635044',
    number: '384726150',
    channel: 'video',
    address: 'youtube.example/camila-joga',
    text: 'Faço vídeos sobre caça-níqueis para adultos, com umas 3 mil visualizações por semana.',
    refused: null,
  },
  {
    account: accountOf(MEMBERS.indexOf('Daniel')),
    fullName: 'Daniel Moreira Prates',
    bornOn: '1988-11-02',
    cpf: '73519028441',
    number: '519284736',
    channel: 'group',
    address: 'Grupo “Amigos do Daniel”',
    text: 'Tenho um grupo com amigos do trabalho e quero convidar todos.',
    refused: 'Não conseguimos confirmar o canal de divulgação informado.',
  },
] as const

const percent = (...rates: [turnover: bigint, active: number, netLoss: bigint, bp: bigint][]): OfferedTerms => ({
  rateType: 'percent',
  carry: false,
  fence: null,
  tiers: rates.map(([turnover, active, netLoss, rate]) => ({ turnover, active, netLoss, rate })),
})

interface DemoAgreement {
  payer: string | null
  payee: string
  kind: AgreementKind
  period: Period
  terms: OfferedTerms
}

/** One of each kind from the house down, so that whoever pays has got something to pay with. */
export const AGREEMENTS: readonly DemoAgreement[] = [
  {
    payer: null,
    payee: 'davi',
    kind: 'dividend',
    period: 'week',
    terms: percent([0n, 0, 0n, 2000n], [10_000_00n, 10, 1_000_00n, 2500n]),
  },
  { payer: null, payee: 'davi', kind: 'salaryDay', period: 'day', terms: percent([500_00n, 1, 0n, 60n], [3_000_00n, 10, 0n, 80n]) },
  { payer: null, payee: 'davi', kind: 'salaryHour', period: 'hour', terms: percent([0n, 0, 0n, 50n]) },
  { payer: null, payee: 'davi', kind: 'salaryLive', period: 'fiveMinutes', terms: percent([0n, 0, 0n, 40n]) },
  { payer: 'davi', payee: 'carla', kind: 'dividend', period: 'week', terms: percent([0n, 0, 0n, 1500n], [5_000_00n, 5, 500_00n, 2000n]) },
  { payer: 'davi', payee: 'carla', kind: 'salaryDay', period: 'day', terms: percent([300_00n, 1, 0n, 30n], [1_500_00n, 5, 0n, 50n]) },
  { payer: 'davi', payee: 'rafael', kind: 'salaryHour', period: 'hour', terms: percent([0n, 0, 0n, 25n]) },
  { payer: 'davi', payee: 'luiza', kind: 'salaryLive', period: 'fiveMinutes', terms: percent([0n, 0, 0n, 20n]) },
  { payer: 'carla', payee: 'marcos', kind: 'dividend', period: 'week', terms: percent([0n, 0, 0n, 1000n]) },
]

/** Offered on the last day, and not answered. */
export const OFFERS: readonly DemoAgreement[] = [
  { payer: 'davi', payee: 'carla', kind: 'salaryHour', period: 'hour', terms: percent([0n, 0, 0n, 20n], [1_000_00n, 3, 0n, 30n]) },
  { payer: 'carla', payee: 'helena', kind: 'dividend', period: 'halfMonth', terms: percent([0n, 0, 0n, 800n]) },
]

const rebates = (rng: number): Rebate[] => [
  { type: 'RNG', bp: rng },
  { type: 'LIVE', bp: Math.floor(rng / 2) },
  { type: 'SPORTS', bp: Math.floor(rng / 2) },
]

/** By how many steps below the house somebody is; each gives from the day after it has them. */
export const REBATES: readonly Rebate[][] = [rebates(80), rebates(60), rebates(40), rebates(30)]
export const MEMBER_REBATES = rebates(20)
