import sanitizeHtml from 'sanitize-html'

const TAGS = 'p h3 h4 ul ol li strong em span a table thead tbody tr th td blockquote br'.split(' ')

/**
 * What an article or a notice may contain. Everything else is dropped before it is stored, so that no page ever has to decide. `data-games` says
 * what a piece of it is about; pieces can be left out by it.
 */
export const sanitise = (html: string, leavesOut: (about: string) => boolean = () => false): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { '*': ['data-games'], a: ['href'], th: ['colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ attribs: { 'data-games': about } }) => about !== undefined && leavesOut(about),
  }).trim()
