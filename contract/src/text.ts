/** Spec §5: feedback has so many words at least and at most, and so many characters however long its words are. */
export const feedbackWords = { min: 10, max: 500 } as const
export const FEEDBACK_CHARACTERS_MAX = 6000

/**
 * Words of a text, the same on the page and on the server: runs of letters and digits. A hyphen, an apostrophe, a dot or an at sign within a word
 * does not part it (e-mail, d'água, nome@exemplo.com), nor what stands within a number (10,50, 12:30); signs and pictures alone are no words.
 */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['’.@_-]|(?<=\p{N})[,:/](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu)?.length ?? 0
