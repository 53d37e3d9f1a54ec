import { brCodeOf, type Charge } from '../charges.ts'
import type { Services } from '../services.ts'
import { findPaymentOf, type Payment, type Person, unpayable } from '../payments.ts'
import { people } from '../people.ts'
import { html, type Html } from './html.ts'
import { layout, saidBadly } from './layout.ts'
import { cpfWritten, moment, reais, unpayableWords } from './words.ts'

/** Who pays, as the form says it: one of the people by number, or somebody else. */
export interface Typed {
  payer: string
  name: string
  cpf: string
  amount: string
}

/** Whom the charge expects comes first. */
export function payersOf({ request: { devedor } }: Charge): Person[] {
  const expected = devedor && 'cpf' in devedor ? [{ name: devedor.nome, cpf: devedor.cpf }] : []
  return [...expected, ...people.filter(({ cpf }) => cpf !== expected[0]?.cpf)]
}

export function chargePage(services: Services, charge: Charge, refused?: { words: string; typed: Typed }): string {
  const payment = findPaymentOf(services.store, charge.txid)
  const why = unpayable(services, charge)
  const { solicitacaoPagador, infoAdicionais = [] } = charge.request
  const body = html`
    <section class="card">
      <div>
        <p class="soft small">Pix para <strong>${services.merchant.name}</strong></p>
        <h1 class="amount">${reais(charge.amount)}</h1>
      </div>
      ${solicitacaoPagador !== undefined && html`<p>${solicitacaoPagador}</p>`}
      ${payment ? paid(charge, payment) : why && html`<p class="said bad" role="status">${unpayableWords[why]}</p>`}
      ${!why && saidBadly(refused?.words)} ${!why && payForm(services, charge, refused?.typed)}
    </section>
    <section class="card">
      <dl>
        <dt>Identificador</dt>
        <dd class="code">${charge.txid}</dd>
        ${infoAdicionais.map(
          ({ nome, valor }) =>
            html`<dt>${nome}</dt>
              <dd>${valor}</dd>`,
        )}
        <dt>Criada</dt>
        <dd>${moment(charge.createdMs)}</dd>
        <dt>Vale até</dt>
        <dd>${moment(charge.expiresMs)}</dd>
      </dl>
      <details>
        <summary>Pix copia e cola</summary>
        <p class="code">${brCodeOf(services, charge)}</p>
      </details>
    </section>
  `
  return layout({ title: 'Pagar com Pix', place: '/', narrow: true }, body)
}

function paid(charge: Charge, { amount, payer, paidMs, endToEndId }: Payment): Html {
  return html`
    <p class="said good" role="status"><strong>Pix realizado.</strong> Você já pode voltar ao site.</p>
    <dl>
      ${
        amount !== charge.amount &&
        html`<dt>Valor pago</dt>
          <dd><strong>${reais(amount)}</strong></dd>`
      }
      <dt>Pago por</dt>
      <dd>${payer.name}<br /><span class="soft small">CPF ${cpfWritten(payer.cpf)}</span></dd>
      <dt>Quando</dt>
      <dd>${moment(paidMs)}</dd>
      <dt>ID da transação</dt>
      <dd class="code">${endToEndId}</dd>
    </dl>
  `
}

function payForm({ faults }: Services, charge: Charge, typed: Typed = { payer: '0', name: '', cpf: '', amount: '' }): Html {
  const choices = payersOf(charge).map(
    ({ name, cpf }, at) => html`
      <label class="person">
        <input type="radio" name="payer" value="${at}" ${typed.payer === String(at) && html`checked`} />
        <span>${name}</span><span class="soft small">${cpfWritten(cpf)}</span>
      </label>
    `,
  )
  return html`
    <form method="post" action="/pagar/${charge.txid}">
      <fieldset>
        <legend>Quem paga</legend>
        ${choices}
        <label class="person">
          <input type="radio" name="payer" value="other" ${typed.payer === 'other' && html`checked`} />
          <span>Outra pessoa</span>
        </label>
      </fieldset>
      <div class="pair other">
        <div class="field">
          <label for="name">Nome</label>
          <input id="name" name="name" maxlength="200" autocomplete="off" value="${typed.name}" />
        </div>
        <div class="field">
          <label for="cpf">CPF</label>
          <input id="cpf" name="cpf" maxlength="14" inputmode="numeric" autocomplete="off" value="${typed.cpf}" />
        </div>
      </div>
      ${faults.now.wrongAmount && amountField(typed.amount || reais(charge.amount).slice(3))}
      <button>Pagar</button>
    </form>
  `
}

const amountField = (amount: string): Html => html`
  <div class="field">
    <label for="amount">Valor a pagar (R$)</label>
    <input id="amount" name="amount" inputmode="decimal" autocomplete="off" required value="${amount}" />
    <p class="small soft">A falha “valor errado” está ligada: pode ser diferente do pedido.</p>
  </div>
`
