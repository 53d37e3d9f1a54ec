import { type Faults, NO_FAULTS } from '../faults.ts'
import { html, type Html } from './html.ts'
import { layout, saidBadly } from './layout.ts'

const SWITCHES: { name: keyof Faults; title: string; words: string; choices?: Record<string, string> }[] = [
  { name: 'late', title: 'Atraso', words: 'Segundos até cada aviso sair. Zero desliga.' },
  { name: 'duplicate', title: 'Repetição', words: 'Cada aviso chega três vezes.' },
  { name: 'disorder', title: 'Desordem', words: 'O mais novo chega primeiro; o que acontece em dois segundos sai na ordem inversa.' },
  { name: 'wrongAmount', title: 'Valor errado', words: 'Quem paga pode pagar outro valor.' },
  {
    name: 'forged',
    title: 'Aviso falso',
    words: 'Avisos falsos, com assinatura errada.',
    choices: { off: 'Não', besides: 'Além dos verdadeiros', instead: 'No lugar dos verdadeiros' },
  },
  { name: 'silent', title: 'Silêncio', words: 'Nenhum aviso sai: quem quer saber precisa perguntar.' },
  {
    name: 'down',
    title: 'Fora do ar',
    words: 'A API não atende.',
    choices: { off: 'Não', unavailable: 'Responde 503', closed: 'Fecha a conexão' },
  },
  {
    name: 'unclear',
    title: 'Resposta perdida',
    words: 'O envio é aceito, mas a resposta não chega.',
    choices: { off: 'Não', timeout: 'Nunca responde', reset: 'A conexão cai' },
  },
  { name: 'refusing', title: 'Recusa', words: 'Todo envio termina como não realizado.' },
]

const YES_NO = { false: 'Não', true: 'Sim' }

export function faultPage(faults: Faults, said: { saved?: boolean; refused?: string } = {}): string {
  const body = html`
    <section class="card">
      <div>
        <h1>Falhas</h1>
        <p class="soft">O que um banco de verdade faz nos piores dias, com um botão para cada coisa.</p>
      </div>
      ${said.saved && html`<p class="said good" role="status">Salvo. Já está valendo.</p>`} ${saidBadly(said.refused)}
      <form method="post" action="/falhas">
        <div>${SWITCHES.map((entry) => row(entry, faults))}</div>
        <div><button>Salvar</button></div>
      </form>
    </section>
  `
  return layout({ title: 'Falhas', place: '/falhas' }, body)
}

function row({ name, title, words, choices = YES_NO }: (typeof SWITCHES)[number], faults: Faults): Html {
  const now = String(faults[name])
  const options = Object.entries(choices).map(
    ([value, text]) => html`<option value="${value}" ${value === now && html`selected`}>${text}</option>`,
  )
  const control =
    name === 'late'
      ? html`<input
          id="${name}"
          name="${name}"
          type="number"
          min="0"
          max="86400"
          step="1"
          value="${now}"
          aria-describedby="${name}-words"
        />`
      : html`<select id="${name}" name="${name}" aria-describedby="${name}-words">
          ${options}
        </select>`
  return html`
    <div class="switch ${faults[name] !== NO_FAULTS[name] && 'on'}">
      <label for="${name}"><strong>${title}</strong><span class="soft" id="${name}-words">${words}</span></label>
      ${control}
    </div>
  `
}

/** The form's words as switches; what they should be is the schema's business. */
export function readFaultForm(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    SWITCHES.flatMap(({ name, choices }): [string, unknown][] => {
      const value = form[name]
      if (value === undefined) return []
      if (name === 'late') return [[name, typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value]]
      return [[name, choices || (value !== 'true' && value !== 'false') ? value : value === 'true']]
    }),
  )
}
