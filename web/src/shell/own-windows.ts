import { type PageName, pageAt } from '@tucano/contract/pages'

/** Windows that outlast a member's session: what ends it elsewhere is no business of theirs. */
const OWN_WINDOWS: readonly (PageName | undefined)[] = ['chat', 'operator', 'operatorSection']

export const isOwnWindow = (pathname: string): boolean => OWN_WINDOWS.includes(pageAt(pathname))
