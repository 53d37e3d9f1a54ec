import { createHash } from 'node:crypto'
import type { Brand } from '@tucano/brand'
import { texts } from './texts.ts'

type Plist = string | number | boolean | Buffer | Plist[] | { [key: string]: Plist }

interface Given {
  brand: Pick<Brand, 'name' | 'merchantCode'>
  /** Where the site is, as whoever asks reaches it. */
  origin: string
  icon: Buffer
}

/**
 * A configuration profile with one web clip: the site on the home screen of an iPhone, without the browser around it. Its ids follow from brand
 * and address, so that installing it again replaces it.
 */
export function profileOf({ brand: { name, merchantCode }, origin, icon }: Given): string {
  const { host } = new URL(origin)
  const identifier = `${host.split(/[.:]/).toReversed().join('.')}.${merchantCode}`.replaceAll(/[^A-Za-z0-9.-]/g, '-')
  const idOf = (part: string): string => stableId(`${merchantCode} ${host} ${part}`)
  const clip: Plist = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.webclip`,
    PayloadUUID: idOf('webclip'),
    PayloadDisplayName: name,
    Label: name,
    URL: `${origin}/`,
    Icon: icon,
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  }
  return document({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: idOf('profile'),
    PayloadDisplayName: name,
    PayloadDescription: texts.profileDescription(name),
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  })
}

/** A UUID that is always the same for the same name (version 8: made by a rule of our own). */
function stableId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex').toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const document = (root: Plist): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${xml(root)}</plist>
`

function xml(value: Plist): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`
  if (Array.isArray(value)) return `<array>${value.map(xml).join('')}</array>`
  return `<dict>${Object.entries(value)
    .map(([key, entry]) => `<key>${escaped(key)}</key>${xml(entry)}`)
    .join('')}</dict>`
}

const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`)
