import type { Content } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { sanitise } from '#platform/sanitise'
import { seedCatalogue } from './seed-catalogue.ts'
import { unseeded } from './unseeded.ts'

const HOUR_MS = 3_600_000

/** A brand's first games and texts. What is there already stays as it is, and what was put in once and is gone stays away. */
export async function seedContent(db: Db, content: Content): Promise<void> {
  const { banners, notices, articles, replies } = content
  await seedCatalogue(db, content)
  const bannerRows = banners.map(({ slug, group, image, titlePt, subtitlePt, linkageType, linkage, labelPt }, position) => {
    return {
      slug,
      group_name: group,
      position,
      image,
      title: titlePt,
      subtitle: subtitlePt,
      linkage_type: linkageType,
      linkage,
      linkage_label: labelPt,
    }
  })
  const noticeRows = notices.map(({ slug, kind, titlePt, summaryPt = '', html }, index) => {
    return { slug, kind, title: titlePt, summary: summaryPt, content: sanitise(html), published_at: new Date(Date.now() - index * HOUR_MS) }
  })
  const articleRows = articles.map(({ slug, category, titlePt, html }, position) => ({
    slug,
    category,
    position,
    title: titlePt,
    content: sanitise(html),
  }))
  const replyRows = replies.map(({ slug, titlePt, textPt }, position) => ({ slug, position, title: titlePt, text: textPt }))
  await db.transaction().execute(async (trx) => {
    const [newBanners, newNotices, newArticles, newReplies] = [
      await unseeded(trx, 'banners', bannerRows),
      await unseeded(trx, 'notices', noticeRows),
      await unseeded(trx, 'articles', articleRows),
      await unseeded(trx, 'replies', replyRows),
    ]
    if (newBanners.length > 0)
      await trx
        .insertInto('notices.banners')
        .values(newBanners)
        .onConflict((on) => on.column('slug').doNothing())
        .execute()
    if (newNotices.length > 0)
      await trx
        .insertInto('notices.notices')
        .values(newNotices)
        .onConflict((on) => on.column('slug').doNothing())
        .execute()
    if (newArticles.length > 0)
      await trx
        .insertInto('support.articles')
        .values(newArticles)
        .onConflict((on) => on.column('slug').doNothing())
        .execute()
    if (newReplies.length > 0)
      await trx
        .insertInto('support.replies')
        .values(newReplies)
        .onConflict((on) => on.column('slug').doNothing())
        .execute()
  })
}
