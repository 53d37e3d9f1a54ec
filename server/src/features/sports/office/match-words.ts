import { sql } from 'kysely'
import type { Words } from '../board/describe.ts'

/** What a match is called, in both languages; `e` is the match, `nh` and `na` the names of its sides. */
export const matchWords = sql.raw(
  `jsonb_build_object('pt', coalesce(nullif(concat_ws(' × ', nh.name_pt, na.name_pt), ''), e.urn), 'en', coalesce(nullif(concat_ws(' × ', nh.name_en, na.name_en), ''), e.urn))`,
)

/** What the journal calls something, in the language of whoever reads it. */
export const titled = ({ pt, en }: Words): { title: string; titleEn: string } => ({ title: pt, titleEn: en })
