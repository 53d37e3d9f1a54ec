type Plist = string | number | boolean | Buffer | Plist[] | { [key: string]: Plist }

/** Reads a property list strictly: whatever is not well formed, or no property list, is an error. */
export function readPlist(text: string): Record<string, Plist> {
  const inner =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE plist PUBLIC "[^"]+" "[^"]+">\n<plist version="1\.0">([\s\S]*)<\/plist>\n$/.exec(
      text,
    )?.[1]
  if (inner === undefined) throw new Error('no property list')
  const tokens = inner.match(/<[^<>]+>|[^<>]+/g) ?? []
  if (tokens.join('') !== inner) throw new Error('loose brackets')
  let at = 0
  const next = (): string => tokens[at++] ?? ''
  const expectToken = (wanted: string): void => {
    const found = next()
    if (found !== wanted) throw new Error(`${wanted} expected, not ${found}`)
  }
  const textOf = (tag: string): string => {
    const value = tokens[at]?.startsWith('<') ? '' : next()
    expectToken(`</${tag}>`)
    return value.replaceAll(/&(?:#(\d+);)?/g, (_whole, code?: string) => {
      if (!code) throw new Error('a loose ampersand')
      return String.fromCodePoint(Number(code))
    })
  }
  const read = (): Plist => {
    const tag = next()
    if (tag === '<true/>' || tag === '<false/>') return tag === '<true/>'
    if (tag === '<string>') return textOf('string')
    if (tag === '<integer>') return Number(textOf('integer'))
    if (tag === '<data>') return Buffer.from(textOf('data'), 'base64')
    if (tag === '<array>') {
      const items: Plist[] = []
      while (tokens[at] !== '</array>') items.push(read())
      at++
      return items
    }
    if (tag !== '<dict>') throw new Error(`${tag} is no part of a property list`)
    const entries: [string, Plist][] = []
    while (tokens[at] !== '</dict>') {
      expectToken('<key>')
      entries.push([textOf('key'), read()])
    }
    at++
    return Object.fromEntries(entries)
  }
  const root = read()
  if (at !== tokens.length) throw new Error('more than one root')
  return root as Record<string, Plist>
}
