import { kindOfKey } from '@tucano/pix'
import type { Services } from '../services.ts'
import { type KeyOwner, listOwners } from '../key-owners.ts'
import { html } from './html.ts'
import { layout, saidBadly } from './layout.ts'
import { cpfWritten } from './words.ts'

const KINDS = { cpf: 'CPF', cnpj: 'CNPJ', phone: 'Celular', email: 'E-mail', random: 'Aleatória' }

export function keyPage({ store }: Services, { refused, typed }: { refused?: string; typed?: KeyOwner } = {}): string {
  const body = html`
    <section class="card">
      <div>
        <h1>Chaves Pix</h1>
        <p class="soft">Os titulares que o diretório conhece. Pessoas inventadas, todas elas.</p>
      </div>
      <div class="rows">
        <table>
          <thead>
            <tr>
              <th>Chave</th>
              <th>Tipo</th>
              <th>Titular</th>
              <th>CPF</th>
            </tr>
          </thead>
          <tbody>
            ${listOwners(store).map(
              ({ key, name, cpf }) => html`
                <tr>
                  <td class="id code">${key}</td>
                  <td class="state"><span class="tag">${KINDS[kindOfKey(key) ?? 'random']}</span></td>
                  <td class="whom">${name}</td>
                  <td class="when">${cpfWritten(cpf)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
    <section class="card">
      <h2>Nova chave</h2>
      ${saidBadly(refused)}
      <form method="post" action="/chaves">
        <div class="field">
          <label for="key">Chave</label>
          <input
            id="key"
            name="key"
            required
            maxlength="77"
            autocomplete="off"
            spellcheck="false"
            value="${typed?.key}"
            aria-describedby="key-words"
          />
          <p class="small soft" id="key-words">CPF só com números, celular com +55, e-mail em minúsculas ou chave aleatória.</p>
        </div>
        <div class="pair">
          <div class="field">
            <label for="name">Titular</label>
            <input id="name" name="name" required maxlength="200" autocomplete="off" value="${typed?.name}" />
          </div>
          <div class="field">
            <label for="cpf">CPF do titular</label>
            <input id="cpf" name="cpf" required maxlength="14" inputmode="numeric" autocomplete="off" value="${typed?.cpf}" />
          </div>
        </div>
        <div><button>Registrar</button></div>
      </form>
    </section>
  `
  return layout({ title: 'Chaves Pix', place: '/chaves' }, body)
}
