import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { texts } from '../texts.ts'

interface MoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** The next page, when somebody asks for it. */
export function More({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  const t = useText(texts)
  if (!hasNextPage) return null
  return (
    <Button look="quiet" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('older')}
    </Button>
  )
}
