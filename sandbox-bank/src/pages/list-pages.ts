import { type Charge, latestCharges } from '../charges.ts'
import type { Services } from '../services.ts'
import { latestPayOuts, type PayOut } from '../pay-outs.ts'
import { unpayable } from '../payments.ts'
import { html, type Html } from './html.ts'
import { layout, saidBadly } from './layout.ts'
import { chargeWords, cpfWritten, minute, payOutWords, reais } from './words.ts'

const ROWS = 50

interface Shown {
  before: number
  /** What is wrong with the code that was pasted, and the code. */
  refused?: { words: string; code: string }
}

export function chargesPage(services: Services, { before, refused }: Shown): string {
  const charges = latestCharges(services.store, before, ROWS)
  const last = charges.length === ROWS && charges.at(-1)
  const body = html`
    <section class="card">
      <h1>Pagar com Pix copia e cola</h1>
      ${saidBadly(refused?.words)}
      <form method="post" action="/colar">
        <div class="field">
          <label for="code">Código Pix</label>
          <textarea id="code" name="code" maxlength="600" required spellcheck="false" placeholder="00020101021226…">
${refused?.code}</textarea>
        </div>
        <div><button>Continuar</button></div>
      </form>
    </section>
    <section class="card">
      <h2>Cobranças</h2>
      ${
        charges.length === 0
          ? html`<p class="empty">Nenhuma cobrança por aqui. Peça um depósito no site e ela aparece.</p>`
          : html`<div class="rows">
              <table>
                <thead>
                  <tr>
                    <th>Criada</th>
                    <th>Situação</th>
                    <th>De quem</th>
                    <th>Identificador</th>
                    <th class="money">Valor</th>
                  </tr>
                </thead>
                <tbody>
                  ${charges.map((charge) => chargeRow(services, charge))}
                </tbody>
              </table>
            </div>`
      }
      ${last && html`<p><a href="/?antes=${String(last.id)}">Mais antigas</a></p>`}
    </section>
  `
  return layout({ title: 'Cobranças', place: '/' }, body)
}

function chargeRow(services: Services, charge: Charge): Html {
  const status = unpayable(services, charge) === 'expired' ? 'EXPIRADA' : charge.status
  const tone = status === 'CONCLUIDA' ? 'good' : status === 'ATIVA' ? 'wait' : ''
  return html`
    <tr>
      <td class="when">${minute(charge.createdMs)}</td>
      <td class="state"><span class="tag ${tone}">${chargeWords[status]}</span></td>
      <td class="whom">${charge.request.devedor?.nome ?? '—'}</td>
      <td class="id code"><a href="/pagar/${charge.txid}">${charge.txid}</a></td>
      <td class="money">${reais(charge.amount)}</td>
    </tr>
  `
}

export function payOutsPage({ store }: Services): string {
  const outs = latestPayOuts(store, ROWS * 2)
  const body = html`
    <section class="card">
      <h1>Envios</h1>
      ${
        outs.length === 0
          ? html`<p class="empty">Nenhum envio por aqui. Os saques pagos pelo site aparecem nesta lista.</p>`
          : html`<div class="rows">
              <table>
                <thead>
                  <tr>
                    <th>Pedido</th>
                    <th>Situação</th>
                    <th>Para quem</th>
                    <th>Identificador</th>
                    <th class="money">Valor</th>
                  </tr>
                </thead>
                <tbody>
                  ${outs.map(payOutRow)}
                </tbody>
              </table>
            </div>`
      }
    </section>
  `
  return layout({ title: 'Envios', place: '/envios' }, body)
}

function payOutRow({ id, status, reason, askedMs, amount, endToEndId, request: { favorecido } }: PayOut): Html {
  const tone = { EM_PROCESSAMENTO: 'wait', REALIZADO: 'good', NAO_REALIZADO: 'bad' }[status]
  const [whom, where] =
    'contaBanco' in favorecido
      ? [
          favorecido.contaBanco.nome,
          `CPF ${cpfWritten(favorecido.contaBanco.cpf)} · ag. ${favorecido.contaBanco.agencia}, conta ${favorecido.contaBanco.conta}`,
        ]
      : [favorecido.chave, favorecido.cpf === undefined ? '' : `CPF ${cpfWritten(favorecido.cpf)}`]
  return html`
    <tr>
      <td class="when">${minute(askedMs)}</td>
      <td class="state">
        <span class="tag ${tone}">${payOutWords[status]}</span>
        ${reason !== undefined && html`<br /><span class="small soft">${reason}</span>`}
      </td>
      <td class="whom">${whom}<br /><span class="small soft">${where}</span></td>
      <td class="id code">${id}<br /><span class="soft">${endToEndId}</span></td>
      <td class="money">${reais(amount)}</td>
    </tr>
  `
}
