import type { Brand } from '@tucano/brand'

/** Addresses of the site under which a link may be good. */
export const domainsOf = ({ domains: { main, list } }: Pick<Brand, 'domains'>): string[] => [...new Set([main, ...list])]
