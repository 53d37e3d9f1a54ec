import type { Notice } from '@tucano/contract/notices'

/** A text about a promotion, as operators write it. */
export interface ToldPromotion {
  id: string
  title: string
  /** Where banners lead to on the page of all promotions. */
  anchor: string
  /** How it stands, if its text begins with that in bold. */
  status: string | undefined
  opening: string
  content: string
}

const OPENING_CHARACTERS = 220

/** A promotion as its card shows it: the beginning of its text without markup, and what stands in bold before it. */
export function toldPromotion({ id, title, content }: Notice): ToldPromotion {
  const { body } = new DOMParser().parseFromString(content, 'text/html')
  const paragraph = body.querySelector('p')
  const first = paragraph?.firstChild
  const bold = first?.nodeName === 'STRONG' ? first : undefined
  bold?.remove()
  const text = (paragraph?.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  const opening = text.length > OPENING_CHARACTERS ? `${text.slice(0, OPENING_CHARACTERS).replace(/\s\S*$/, '')} …` : text
  return {
    id,
    title,
    anchor: anchorOf(title),
    status: bold?.textContent?.trim().replace(/[.:]$/, ''),
    opening,
    content: body.innerHTML.trim(),
  }
}

/** A title as part of an address: "Boas-vindas" is `boas-vindas`. */
export const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
