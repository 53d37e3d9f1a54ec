import { type ContentVersions, listContentVersions as contract } from '@tucano/contract/content'
import { subjects } from '#content/subjects'
import { readVersions } from '#content/versions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { assertMayRead } from './desk.ts'

export const listContentVersions = ({ db }: Services) =>
  answer(contract, async ({ subject, slug }, { operator }): Promise<ContentVersions> => {
    assertMayRead(operator, subject)
    const present = slug === undefined ? (await subjects[subject].read(db)).map((item) => item.slug) : []
    return { subject, versions: await readVersions(db, { subject, slug, present }) } as ContentVersions
  })
