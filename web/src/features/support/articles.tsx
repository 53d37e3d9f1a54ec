import { type HelpArticle, helpCategories } from '@tucano/contract/support'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '#parts/loaded'
import { useText } from '#platform/text'
import { Chip, Skeleton } from '#ui/card'
import { RichText } from '#ui/rich-text'
import { helpArticles } from './queries.ts'
import styles from './support.module.css'
import { texts } from './texts.ts'

type Category = (typeof helpCategories)[number]

/** All articles by topic. The one that the address names is open. */
export function Articles({ slug }: { slug: string }) {
  const t = useText(texts)
  const query = useQuery(helpArticles)
  return (
    <Loaded query={query} skeleton={skeleton} failedTitle={t('failedTitle')} empty={{ title: t('emptyTitle') }}>
      {(articles) => <Topics articles={articles} slug={slug} />}
    </Loaded>
  )
}

const skeleton = (
  <div className={styles.articles}>
    {Array.from({ length: 7 }, (_, index) => (
      <Skeleton key={index} height="60px" />
    ))}
  </div>
)

function Topics({ articles, slug }: { articles: readonly HelpArticle[]; slug: string }) {
  const t = useText(texts)
  const [chosen, setChosen] = useState<Category | undefined>()
  const category = chosen ?? articles.find((article) => article.slug === slug)?.category ?? 'account'
  return (
    <>
      <div className={styles.topics} role="group" aria-label={t('categories')}>
        {helpCategories.map((key) => (
          <Chip key={key} pressed={key === category} onPress={() => setChosen(key)}>
            {t(key)}
          </Chip>
        ))}
      </div>
      <div className={styles.articles}>
        {articles
          .filter((article) => article.category === category)
          .map((article) => (
            <Article key={article.slug} article={article} open={article.slug === slug} />
          ))}
      </div>
    </>
  )
}

function Article({ article, open }: { article: HelpArticle; open: boolean }) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open) element.current?.scrollIntoView({ block: 'start' })
  }, [open])
  return (
    <details id={article.slug} ref={element} className={styles.article} open={open || undefined}>
      <summary className={styles.summary}>
        <h2 className={styles.question}>{article.title}</h2>
        <ChevronDown aria-hidden="true" />
      </summary>
      <RichText className={styles.answer} html={article.content} />
    </details>
  )
}
