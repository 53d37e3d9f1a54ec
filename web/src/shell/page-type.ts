/** The class of the root layout: the first segment of the path, in a form that a stylesheet can name. */
export function pageType(pathname: string): string {
  const segment = pathname.split('/')[1]?.replace(/\.html$/, '') ?? ''
  const name = segment === '' || segment === 'index' || segment === 'home' ? 'home' : segment
  return `page-${name.toLowerCase().replace(/[^a-z0-9-]/g, '')}`
}
