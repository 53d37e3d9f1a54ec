import type { Resource } from '@tucano/contract/site'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface ResourceLinkProps {
  resource: Pick<Resource, 'url'>
  className?: string | undefined
  label?: string | undefined
  onClick?: () => void
  children: ReactNode
}

/** The way to a resource: a page of this site, another site beside it, or a letter. */
export function ResourceLink({ resource: { url }, className, label, onClick, children }: ResourceLinkProps) {
  const shared = { className, 'aria-label': label, onClick }
  if (url.startsWith('/'))
    return (
      <Link href={url} {...shared}>
        {children}
      </Link>
    )
  return (
    <a href={url} {...shared} {...(/^https?:/.test(url) ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}
