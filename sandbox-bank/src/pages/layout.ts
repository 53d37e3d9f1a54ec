import { html, type Html } from './html.ts'

const PLACES = [
  ['/', 'Cobranças'],
  ['/envios', 'Envios'],
  ['/chaves', 'Chaves'],
  ['/falhas', 'Falhas'],
] as const

interface Page {
  title: string
  /** The entry of the menu that it belongs to. */
  place: (typeof PLACES)[number][0]
  narrow?: boolean
}

/** Every page says that it is no bank. */
export function layout({ title, place, narrow = false }: Page, content: Html): string {
  const entries = PLACES.map(([path, name]) => html`<a href="${path}" ${path === place && html`aria-current="page"`}>${name}</a>`)
  return `<!doctype html>${
    html`<html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Banco de testes</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <p class="notice">Banco de testes: nenhum dinheiro de verdade</p>
        <header>
          <div>
            <a class="mark" href="/">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 2 2 8v2h20V8zM4 12v6h3v-6zm6.500 0v6h3v-6zM17 12v6h3v-6zM2 20v2h20v-2z" />
              </svg>
              Banco de testes
            </a>
            <nav aria-label="Páginas">${entries}</nav>
          </div>
        </header>
        <main class="${narrow ? 'narrow' : ''}">${content}</main>
      </body>
    </html>`.text
  }`
}

export const saidBadly = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p class="said bad" role="alert">${text}</p>`
