import { type XmlElement, parseXml as parse } from '@rgrove/parse-xml'
import { BadMessage } from '../bad-message.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

function textOf(xml: string | Uint8Array): string {
  if (typeof xml === 'string') return xml
  try {
    return decoder.decode(xml)
  } catch {
    throw new BadMessage('not UTF-8')
  }
}

/** The root of a document that is not longer than this. The feed declares no types and no entities: a document that does is refused. */
export function parseXml(xml: string | Uint8Array, bytesMax: number): XmlElement {
  if (xml.length > bytesMax) throw new BadMessage(`longer than ${bytesMax} bytes`)
  const text = textOf(xml)
  if (text.includes('<!DOCTYPE')) throw new BadMessage('declares a document type')
  try {
    // The parser looks for line breaks from the start again after each that it replaces: a long text of them would never end.
    const { root } = parse(text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text)
    return root!
  } catch (error) {
    // A stack that is too small for how deep elements stand in one another ends here too.
    throw new BadMessage(`not XML: ${(error as Error).message.split('\n', 1)[0]!.slice(0, 200)}`, { cause: error })
  }
}
