import fs from 'node:fs'
import path from 'node:path'
import type { Brand } from '@tucano/brand'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'
import { WEB_FOLDER, brandStyle, escapeHtml, hashOf } from './pages.ts'

interface VerifierPage {
  html: string
  policy: string
}

/**
 * The page that verifies rounds, in the brand's colours. Its own inline parts are all that may run, and it can reach nobody. It says so
 * itself as well, so that a copy on a disk keeps to it.
 */
function readVerifier(brand: Brand): VerifierPage {
  const html = fs
    .readFileSync(path.join(WEB_FOLDER, 'verifier.html'), 'utf8')
    .replaceAll('%BRAND_NAME%', escapeHtml(brand.name))
    .replace('<!--brand-style-->', () => `<style>${brandStyle(brand.colours)}</style>`)
  const hashes = (tag: 'script' | 'style'): string =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, part = '']) => `'${hashOf(part)}'`).join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${hashes('script')}`,
    `style-src ${hashes('style')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ')
  return {
    html: html.replace('<title>', () => `<meta http-equiv="content-security-policy" content="${policy}">\n    <title>`),
    policy: `${policy}; frame-ancestors 'none'`,
  }
}

export function serveVerifier(app: FastifyInstance, { brand }: Services): void {
  const { html, policy } = readVerifier(brand)
  app.get(VERIFIER_PATH, (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', 'content-security-policy': policy }).send(html),
  )
}
