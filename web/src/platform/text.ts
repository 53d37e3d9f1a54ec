import { use } from 'react'
import { type Language, useLanguage } from './language.ts'

/** Names between braces in a message, e.g. `min` and `max` in 'De {min} a {max}'. */
type Blanks<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never

type Arguments<Message extends string> = [Blanks<Message>] extends [never] ? [] : [values: Record<Blanks<Message>, string | number>]

/** The same keys, with a sentence of another language each. */
export type Translation<Messages extends Record<string, string>> = { readonly [Key in keyof Messages]: string }

/** The texts of one feature. Portuguese comes with the code; another language is fetched when somebody speaks it. */
export interface Catalogue<Messages extends Record<string, string>> {
  pt: Messages
  en: () => Promise<Translation<Messages>>
  loaded: { en?: Promise<Translation<Messages>> }
}

export const catalogue = <const Messages extends Record<string, string>>(
  pt: Messages,
  en: () => Promise<Translation<Messages>>,
): Catalogue<Messages> => ({ pt, en, loaded: {} })

export type Text<Messages extends Record<string, string>> = <Key extends keyof Messages & string>(
  key: Key,
  ...values: Arguments<Messages[Key]>
) => string

/** The function that says a feature's texts in the visitor's language. */
export function useText<Messages extends Record<string, string>>(texts: Catalogue<Messages>): Text<Messages> {
  const language = useLanguage((state) => state.language)
  return messagesText(messagesIn(texts, language))
}

function messagesIn<Messages extends Record<string, string>>(texts: Catalogue<Messages>, language: Language): Translation<Messages> {
  if (language === 'PT') return texts.pt
  return use((texts.loaded.en ??= texts.en()))
}

/** Says messages of any one language. */
export const messagesText =
  <Messages extends Record<string, string>>(messages: Translation<Messages>): Text<Messages> =>
  (key, ...[values]) =>
    fill(messages[key], values)

function fill(message: string, values: Record<string, string | number> | undefined): string {
  return values ? message.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank)) : message
}
