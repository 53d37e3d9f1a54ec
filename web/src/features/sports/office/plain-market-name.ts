/** What a kind of market is called where no line, half or side of it is named: what the feed leaves blank, in braces, goes. */
export function plainMarketName(name: string): string {
  const plain = name
    .replaceAll(/\(?\{[^}]*\}\)?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,:])/g, '$1')
    .replace(/^[\s,:–-]+/, '')
    .replace(/[\s,:–-]+$/, '')
  return plain === '' ? name : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}
