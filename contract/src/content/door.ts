/** The door of all calls about content. Which subjects somebody may edit behind it is said by `mayEditContent`. */
export const open = { access: 'operator', role: 'support', moduleId: 'COMM3', staysOpen: true } as const
/** Room for the longest text there may be, in letters of several bytes. */
export const BODY_MAX = 256 * 1024
