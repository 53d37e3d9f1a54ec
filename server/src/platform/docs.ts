import { type Endpoint, enveloped, inQuery } from '@tucano/contract/endpoint'
import { commonErrors, errorCatalogue } from '@tucano/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { Services } from './services.ts'

/** The OpenAPI document of the whole call table. */
function openApi(endpoints: Endpoint[], { brand }: Pick<Services, 'brand'>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} calls`, version: '1' },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The raw token of the login' } },
    },
    paths,
  }
}

function operation(endpoint: Endpoint): object {
  const { name, summary, access, moduleId, request, reply, encrypted, encryptedFields, form } = endpoint
  const isSealed = encrypted || encryptedFields.length > 0
  const body = encrypted
    ? { type: 'object', required: ['value'], properties: { value: jwe('request') } }
    : withSealed(request, encryptedFields)
  const errors = Map.groupBy([...new Set([...commonErrors, ...endpoint.errors])], (code) => errorCatalogue[code])
  const value = enveloped(endpoint)
    ? { type: 'object', required: ['success', 'value'], properties: { success: { type: 'boolean' }, value: reply } }
    : reply
  return {
    operationId: name,
    summary,
    tags: [endpoint.path.split('/')[1]],
    'x-access': access,
    'x-module': moduleId,
    ...(isSealed ? { 'x-encrypted-request': request } : {}),
    security: access === 'public' ? [] : [{ token: [] }],
    ...(inQuery(endpoint)
      ? { parameters: parameters(request as TObject) }
      : {
          requestBody: { required: true, content: { [form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: body } } },
        }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: value } } },
      ...Object.fromEntries(
        [...errors].filter(([status]) => status !== 200).map(([status, codes]) => [status, { description: codes.join(', ') }]),
      ),
    },
    'x-refusals': errors.get(200) ?? [],
  }
}

const jwe = (of: string): object => ({ type: 'string', description: `Compact JWE (ECDH-ES, A256GCM) of the ${of}` })

/** The body as it travels, where some of its fields are sealed. */
function withSealed(request: TSchema, fields: readonly string[]): object {
  if (fields.length === 0) return request
  return {
    ...request,
    properties: { ...(request as TObject).properties, ...Object.fromEntries(fields.map((field) => [field, jwe('text')])) },
  }
}

function parameters({ properties, required }: TObject): object[] {
  const needed = required as string[] | undefined
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: needed?.includes(name) ?? false, schema }))
}

/** `/docs` for people, `/docs/openapi.json` for programs. */
export function serveDocs(app: FastifyInstance, services: Services, endpoints: Endpoint[]): void {
  // Both are long, and seldom asked for: made when they are.
  let document: object | undefined
  let page: string | undefined
  app.get('/docs/openapi.json', () => (document ??= openApi(endpoints, services)))
  app.get('/docs/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send((page ??= docsPage(endpoints, services.brand.name))))
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 32px 24px 96px }
h1 { font-size: 2rem } h2 { margin: 0 0 4px; font-size: 1.25rem }
ul { columns: 2; padding: 0; list-style: none; font-size: 0.875rem } li { break-inside: avoid; padding: 3px 0 }
section { margin-top: 24px; padding: 20px 24px; border: 1px solid #8884; border-radius: 16px }
code, pre { font: 0.8125rem/1.5 ui-monospace, monospace } pre { overflow-x: auto; padding: 12px; border-radius: 10px; background: #8882 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; font-size: 0.875rem } dt { opacity: 0.7 } dd { margin: 0 }
summary { cursor: pointer; padding: 4px 0; font-weight: 600 }
@media (width < 700px) { ul { columns: 1 } }
`

const text = (value: unknown): string => String(value).replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

const secrecy = ({ encrypted, encryptedFields }: Endpoint): string =>
  encrypted ? ', encrypted' : encryptedFields.map((field) => `, ${text(field)} encrypted`).join('')

function docsPage(endpoints: Endpoint[], name: string): string {
  const sections = endpoints.map(
    (endpoint) => `<section id="${endpoint.name}"><h2>${text(endpoint.name)}</h2>
<p><code>${endpoint.method} ${text(endpoint.path)}</code></p><p>${text(endpoint.summary)}.</p>
<dl><dt>Access</dt><dd>${endpoint.access}${secrecy(endpoint)}</dd><dt>Module</dt><dd>${text(endpoint.moduleId)}</dd>
<dt>Errors of its own</dt><dd>${text(endpoint.errors.join(', ') || 'none')}</dd></dl>
<details><summary>Request</summary><pre>${text(JSON.stringify(endpoint.request, null, 2))}</pre></details>
<details><summary>Reply</summary><pre>${text(JSON.stringify(endpoint.reply, null, 2))}</pre></details></section>`,
  )
  const index = endpoints.map(
    ({ name: call, method, path }) => `<li><a href="#${call}">${text(call)}</a> <code>${method} ${text(path)}</code></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(name)} calls</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><main><h1>${text(name)} calls</h1><p>The same as a document for programs: <a href="/docs/openapi.json">OpenAPI 3.1</a>.
Calls below <code>/wps</code> answer <code>{ success, value, message, errorCode }</code>, those below <code>/lgw</code> the bare value.</p>
<ul>${index.join('')}</ul>${sections.join('\n')}</main></body></html>`
}
