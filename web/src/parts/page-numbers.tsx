import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Pagination } from '#ui/pagination'

/** The pagination widget, in the visitor's language. */
export function PageNumbers({ page, pages, onChange }: { page: number; pages: number; onChange: (page: number) => void }) {
  const w = useText(words)
  const labels = {
    navigation: w('pages'),
    first: w('first'),
    prev: w('prev'),
    next: w('next'),
    last: w('last'),
    page: (number: number) => w('page', { page: number }),
  }
  return <Pagination page={page} pages={pages} labels={labels} onChange={onChange} />
}
