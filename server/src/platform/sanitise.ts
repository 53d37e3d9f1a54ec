import sanitizeHtml from 'sanitize-html'

/** What an article or a notice may contain. Everything else is dropped before it is stored, so that no page ever has to decide. */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'blockquote',
      'br',
      'span',
    ],
    // What a sentence is about: it is shown while any of these games can be opened.
    allowedAttributes: { '*': ['data-games'], a: ['href'], th: ['colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim()
