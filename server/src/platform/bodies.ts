import { isUtf8 } from 'node:buffer'
import querystring from 'node:querystring'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { Fault } from './fault.ts'

/** The fields of an address or of a form. What is no UTF-8 is read as half a character, which the reader of requests refuses by the field's name. */
export const readFields = (text: string): querystring.ParsedUrlQuery => querystring.parse(text, '&', '=', { decodeURIComponent: decode })

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '\ud800'
  }
}

/** Bodies are JSON or a form, and nothing else. Bytes that are no UTF-8 are refused: they would be kept as other letters than were sent. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(new Fault('request.malformed', { fields: [{ field: 'body', problem: 'is no UTF-8' }] }))
  })
  await app.register(formBody, { parser: readFields })
}
