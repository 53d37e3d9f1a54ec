/** An element on its way out. */
export interface Written {
  name: string
  attributes: Map<string, string>
  children: Written[]
  text?: string
}

export const written = (name: string): Written => ({ name, attributes: new Map(), children: [] })

/** The child of this name, which is put in where there is none. */
export function childOf(element: Written, name: string): Written {
  const found = element.children.find((child) => child.name === name)
  if (found) return found
  const child = written(name)
  element.children.push(child)
  return child
}

const PLAIN = /^[\w .:|=+/-]*$/
const ESCAPED = /[&<>"\t\n\r]/g
/** Characters that no XML document may have. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

function escape(text: string): string {
  if (PLAIN.test(text)) return text
  if (IMPOSSIBLE.test(text)) throw new RangeError(`not to be written in XML: ${JSON.stringify(text)}`)
  return text.replaceAll(ESCAPED, (character) => `&#${character.codePointAt(0)};`)
}

/** How an element begins, but for its last bracket. */
export function writeStart({ name, attributes }: Pick<Written, 'name' | 'attributes'>): string {
  let start = `<${name}`
  for (const [attribute, value] of attributes) start += ` ${attribute}="${escape(value)}"`
  return start
}

export function writeElement({ name, attributes, children, text }: Written): string {
  const start = writeStart({ name, attributes })
  if (children.length === 0 && text === undefined) return `${start}/>`
  let inside = text === undefined ? '' : escape(text)
  for (const child of children) inside += writeElement(child)
  return `${start}>${inside}</${name}>`
}
