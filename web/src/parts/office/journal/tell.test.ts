import { type JournalEntry, journalActions } from '@tucano/contract/operators'
import { expect, test } from 'vitest'
import { amount, percent, signedAmount } from '#platform/format'
import { messagesText } from '#platform/text'
import { asText, tellEntry } from './tell.ts'
import { texts } from './texts.ts'

const bruno = { memberId: '7', account: 'bruno' }
const entry = (action: string, details: Record<string, unknown> = {}, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id: '1',
  at: 0,
  operatorId: '3',
  account: 'caixa',
  ip: '203.0.113.9',
  action,
  subject: 'thing:1',
  details,
  member: bruno,
  about: null,
  hash: '',
  ...more,
})
const telling = (messages: Parameters<typeof messagesText<typeof texts.pt>>[0], language: 'PT' | 'EN') => ({
  t: messagesText(messages),
  amount: (minor: string) => amount(BigInt(minor), 'R$', language).replace('\u00A0', ' '),
  signed: (minor: bigint) => signedAmount(minor, 'R$', language).replace('\u00A0', ' '),
  percent: (hundredths: number) => percent(hundredths, language),
  language,
})
const tell = (one: JournalEntry): string => asText(tellEntry(one, telling(texts.pt, 'PT')))

test('every kind that the server writes has a sentence in both languages, and no blank is left in it, whatever its details lack', async () => {
  const en = await texts.en()
  for (const action of journalActions)
    for (const [messages, language] of [
      [texts.pt, 'PT'],
      [en, 'EN'],
    ] as const)
      for (const one of [
        entry(action),
        entry(action, { amount: 'x', roles: 3, by: null, rank: {}, found: [] }, { member: null, account: '', ip: null }),
      ]) {
        const said = asText(tellEntry(one, telling(messages, language)))
        expect(said.length, action).toBeGreaterThan(8)
        expect(said, action).not.toMatch(/[{}⟦⟧]|undefined|null|\[object/)
        expect(said, action).not.toContain(action)
      }
})

test('sentences say who did what to whom, and how much', () => {
  const money = { member: '7', amount: '15000', currency: 'BRL' }
  const reason = 'Sem comprovante.'
  expect(tell(entry('withdrawals.approve', money))).toBe('Saque de R$ 150,00 de bruno, aprovado por caixa')
  expect(tell(entry('deposits.refuse', { ...money, reason }))).toBe('Depósito de R$ 150,00 de bruno, recusado por caixa: Sem comprovante.')
  expect(tell(entry('deposits.refuse', { reason }, { member: null }))).toBe(
    'Depósito de um valor de uma conta, recusado por caixa: Sem comprovante.',
  )
  expect(tell(entry('members.propose', { ...money, amount: '-500', pocket: 'bonus', reason }))).toBe(
    'Ajuste de −R$ 5,00 (bônus) de bruno, proposto por caixa: Sem comprovante.',
  )
  expect(tell(entry('members.kind', { kind: { before: 0, after: 41 }, reason }))).toBe(
    'Tipo da conta de bruno alterado de jogador para agente gerenciado 41 por caixa: Sem comprovante.',
  )
  expect(tell(entry('members.rank', { rank: { before: 'Broto', after: 'Copa' }, reason }))).toContain('de Broto para Copa por caixa')
  expect(tell(entry('members.label', { added: ['Fiel'], removed: ['Novo'], reason }))).toContain('(+ Fiel, − Novo)')
  expect(tell(entry('members.search', { by: ['cpf', 'mobile'], found: 1 }))).toBe('caixa buscou pessoas por CPF, celular: 1 encontrada')
  expect(tell(entry('members.search', { by: ['name'], found: 20, more: true }))).toContain('mais de 20 encontradas')
  const changed = { roles: { before: ['support'], after: ['support', 'cashier'] }, status: { before: 'active', after: 'disabled' } }
  expect(tell(entry('operators.change', changed, { about: 'bia' }))).toBe(
    'Operador bia alterado por caixa: funções atendimento → atendimento, caixa; situação ativo → desativado',
  )
  const content = { subject: 'banners', title: 'Novo salão', fields: ['title', 'link'] }
  expect(tell(entry('content.change', content))).toBe('caixa mudou o banner “Novo salão”: título, link')
  expect(tell(entry('content.order', { list: 'banners', group: 'w_home', before: 'a, b', after: 'b, a' }))).toBe(
    'caixa mudou a ordem de banners (início)',
  )
  expect(tell(entry('content.mark', { list: 'hot', before: '', after: 'TUC/foguete' }))).toBe(
    'caixa escolheu os jogos em alta: TUC/foguete',
  )
  expect(tell(entry('agents.rebates', { after: 'RNG 50, LIVE 125', reason }))).toBe(
    'Rebates de bruno alterados por caixa (cassino 0,50%, ao vivo 1,25%): Sem comprovante.',
  )
  expect(tell(entry('promotions.start', { version: 2, title: 'Chuva', reason: 'Prêmio maior' }, { member: null }))).toBe(
    'caixa pôs no ar a versão 2 da promoção “Chuva”: Prêmio maior',
  )
  expect(tell(entry('operators.loginRefused', { step: 'password' }, { account: '', operatorId: null }))).toBe(
    'Login de alguém desconhecido recusado: a senha não confere',
  )
  const sports = { title: 'Aurora × Ipê', titleEn: 'Aurora v Ipê', reason }
  expect(tell(entry('sports.propose', { ...sports, kind: 'settle' }))).toBe(
    'caixa propôs liquidar à mão em “Aurora × Ipê”: Sem comprovante.',
  )
  expect(tell(entry('sports.limits', { title: '', reason }))).toBe(
    'caixa definiu limites de esportes para todos os esportes: Sem comprovante.',
  )
  expect(tell(entry('sports.member', { factorBp: 2500, reason }))).toBe(
    'caixa definiu o fator de esportes de bruno em 25,00%: Sem comprovante.',
  )
  expect(tell(entry('operators.appoint', { account: 'rita' }, { account: '', ip: null }))).toBe('o sistema nomeou rita como administrador')
})

test('a kind that is newer than the page is told plainly, and what looks like a blank in somebody’s words stays as it is', () => {
  expect(tell(entry('future.thing'))).toBe('caixa: future.thing')
  expect(tell(entry('members.block', { reason: 'Disse {who} e {member}' }))).toBe(
    'Conta de bruno bloqueada por caixa: Disse {who} e {member}',
  )
  const first = tellEntry(entry('members.view'), telling(texts.pt, 'PT')).find((piece) => typeof piece !== 'string')
  expect(first).toEqual({ name: 'member', text: 'bruno' })
})

test('a match is called as it is in the reader’s language', async () => {
  const one = entry('sports.suspect', { title: 'Brasil × Japão', titleEn: 'Brazil × Japan', number: 7, reason: 'x' })
  expect(asText(tellEntry(one, telling(await texts.en(), 'EN')))).toBe('caixa reported suspicion no. 7 on “Brazil × Japan”: x')
  expect(tell(one)).toContain('“Brasil × Japão”')
})
