import type { Content } from '@tucano/lottery'

/** Lines as they are for a draw that takes so many times what the first takes. */
export const multiplied = (contents: readonly Content[], times: number): Content[] =>
  contents.map((content) => ({ ...content, multiple: content.multiple * times }))
