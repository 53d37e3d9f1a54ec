import { XmlElement } from '@rgrove/parse-xml'
import { BadMessage } from '../bad-message.ts'
import { parseXml } from './parse.ts'
import type { Value } from './values.ts'
import { type Written, childOf, writeElement, writeStart, written } from './write.ts'

/** A part of an element, as one field of what it says. One declaration reads and writes it. */
export interface Field<T, Required extends boolean = true> {
  /** What is said to be missing. */
  name: string
  required: Required
  read(element: XmlElement): T | undefined
  write(value: T, into: Written): void
}

type Fields = Record<string, Field<unknown, boolean>>
type Simple<T> = { [K in keyof T]: T[K] }
type Read<F extends Fields> = Simple<
  { [K in keyof F as F[K]['required'] extends true ? K : never]: F[K] extends Field<infer T, boolean> ? T : never } & {
    [K in keyof F as F[K]['required'] extends true ? never : K]?: F[K] extends Field<infer T, boolean> ? T : never
  }
>

/** An element with all that is read of it. What else it has is ignored. */
export interface Shape<T> {
  name: string
  read: (element: XmlElement) => T
  write: (value: T) => Written
}
/** What a shape says. */
export type Of<S> = S extends Shape<infer T> ? T : never

export function shape<F extends Fields>(name: string, fields: F): Shape<Read<F>> {
  const entries = Object.entries(fields)
  return {
    name,
    read: (element) => {
      const found: Record<string, unknown> = {}
      for (const [key, field] of entries) {
        const value = field.read(element)
        if (value !== undefined) found[key] = value
        else if (field.required) throw new BadMessage(`${name}: no ${field.name}`)
      }
      return found as Read<F>
    },
    write: (value) => {
      const element = written(name)
      for (const [key, field] of entries) {
        const said = (value as Record<string, unknown>)[key]
        if (said !== undefined) field.write(said, element)
      }
      return element
    },
  }
}

export function attribute<T>(name: string, value: Value<T>): Field<T> {
  return {
    name,
    required: true,
    read: (element) => {
      const text = element.attributes[name]
      if (text === undefined) return undefined
      const read = value.read(text)
      if (read === undefined) throw new BadMessage(`${element.name}: ${name} ${JSON.stringify(text.slice(0, 80))} is not ${value.what}`)
      return read ?? undefined
    },
    write: (said, into) => into.attributes.set(name, value.write(said)),
  }
}

export const optional = <T>(field: Field<T>): Field<T, false> => ({ ...field, required: false })

/** Read as this where it is not there. */
export const otherwise = <T>(field: Field<T>, value: T): Field<T> => ({ ...field, read: (element) => field.read(element) ?? value })

/** Read as this where it is not there, and not there where it is this. */
export const unlessIs = <T>(field: Field<T>, value: T): Field<T> => ({
  ...otherwise(field, value),
  write: (said, into) => said !== value && field.write(said, into),
})

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

/** All children of a shape, in order. */
export const many = <T>(of: Shape<T>): Field<T[]> => ({
  name: of.name,
  required: true,
  read: (element) => childrenOf(element, of.name).map(of.read),
  write: (value, into) => into.children.push(...value.map(of.write)),
})

/** The first child of a shape. */
export const one = <T>(of: Shape<T>): Field<T> => ({
  name: of.name,
  required: true,
  read: (element) => childrenOf(element, of.name).map(of.read)[0],
  write: (value, into) => void into.children.push(of.write(value)),
})

/** A field of a child that has nothing of its own, such as the one around a list. */
export const inside = <T, R extends boolean>(name: string, field: Field<T, R>): Field<T, R> => ({
  ...field,
  read: (element) => {
    const [child] = childrenOf(element, name)
    return child && field.read(child)
  },
  write: (value, into) => field.write(value, childOf(into, name)),
})

/** A list in an element of its own, which is not there where the list is empty. */
export const listed = <T>(name: string, of: Shape<T>): Field<T[]> => {
  const field = otherwise(inside(name, many(of)), [])
  return { ...field, write: (value, into) => value.length > 0 && field.write(value, into) }
}

/** The text of a child. */
export const sentence = (name: string): Field<string> => ({
  name,
  required: true,
  read: (element) => childrenOf(element, name)[0]?.text,
  write: (value, into) => void into.children.push({ ...written(name), text: value }),
})

/** What both sides have of something, in two attributes that stand together. */
export const sides = (name: (side: 'home' | 'away') => string, value: Value<number>): Field<{ home: number; away: number }> => {
  const [home, away] = [attribute(name('home'), value), attribute(name('away'), value)]
  return {
    name: home.name,
    required: true,
    read: (element) => {
      const [ours, theirs] = [home.read(element), away.read(element)]
      return ours === undefined || theirs === undefined ? undefined : { home: ours, away: theirs }
    },
    write: (said, into) => {
      home.write(said.home, into)
      away.write(said.away, into)
    },
  }
}

/** A whole answer or request, told by its root. */
export interface Document<T> {
  read: (xml: string | Uint8Array) => T
  write: (value: T) => string
}

const DOCUMENT_BYTES_MAX = 16 * 1024 * 1024
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

function attributesOf({ attributes }: Written, namespace: string | undefined): Map<string, string> {
  return new Map([...(namespace === undefined ? [] : [['xmlns', namespace] as const]), ...attributes])
}

/** A document of many children, a piece at a time: `head` is what it says besides them. Joined, they are what `documentOf` writes. */
export function* piecesOf<T, Item>(
  { root, item, namespace }: { root: Shape<T>; item: Shape<Item>; namespace: string },
  head: T,
  items: Iterable<Item>,
): Generator<string> {
  const element = root.write(head)
  yield `${DECLARATION}${writeStart({ name: root.name, attributes: attributesOf(element, namespace) })}>`
  for (const one of items) yield writeElement(item.write(one))
  yield `</${root.name}>`
}

export function documentOf<T>(root: Shape<T>, namespace?: string): Document<T> {
  return {
    read: (xml) => {
      const element = parseXml(xml, DOCUMENT_BYTES_MAX)
      if (element.name !== root.name) throw new BadMessage(`${root.name} expected, not ${element.name.slice(0, 80)}`)
      return root.read(element)
    },
    write: (value) => {
      const element = root.write(value)
      return DECLARATION + writeElement({ ...element, attributes: attributesOf(element, namespace) })
    },
  }
}
