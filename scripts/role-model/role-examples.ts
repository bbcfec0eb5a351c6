/** What the role model learns from: requests in which each name is marked by hand, as the rules read them. */
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { readByRules } from '#domain/brief/parse-english.ts'
import type { PlaceReader } from '#domain/brief/places/place-mentions.ts'
import { namesAsTold, type ToldName } from '#domain/brief/role-model/names-as-told.ts'
import { roleCandidates } from '#domain/brief/role-model/role-candidates.ts'
import { isTold, roleFeatures } from '#domain/brief/role-model/role-features.ts'
import { readMarked } from './marked-request.ts'
import type { Example } from './train-roles.ts'

/** Names that nobody marked are none of the trip's. */
export function examplesOf(line: string, context: BriefContext, reader: PlaceReader): Example[] {
  const { text, spans } = readMarked(line)
  const { brief, mentions } = readByRules(text, context, reader)
  const told = namesAsTold(brief, mentions)
  const unread = spans.filter(({ start, end }) =>
    told.every((each) => each.end <= start || each.start >= end),
  )
  // A name that nobody knows is marked all the same.
  const names = roleCandidates(
    text,
    [...told, ...unread.map(({ start, end }) => ({ start, end, told: 'unread' as const }))],
    reader,
  )
  const features = roleFeatures(text, names)
  return names.map((name, index) => {
    const span = spans.find(({ start, end }) => start < name.end && end > name.start)
    return {
      features: features[index] ?? [],
      role: span?.role ?? 'passed',
    }
  })
}

const roleOfTold: Partial<Record<ToldName['told'], Example['role']>> = {
  destination: 'goal',
  origin: 'origin',
  home: 'origin',
  aside: 'outing',
  refused: 'refused',
  passed: 'passed',
  unread: 'passed',
}

/**
 * A request of the suites, which the rules read rightly: what they made of its names is what they are. The model is not told
 * so here, since elsewhere they are wrong at times.
 */
export function suiteExamples(text: string, context: BriefContext, reader: PlaceReader): Example[] {
  const { brief, mentions } = readByRules(text, context, reader)
  if (brief.choice || brief.open || brief.search) return []
  const names = roleCandidates(text, namesAsTold(brief, mentions), reader)
  const features = roleFeatures(text, names)
  return names.flatMap(({ told }, index) => {
    const role = roleOfTold[told]
    return role ? [{ features: (features[index] ?? []).filter((each) => !isTold(each)), role }] : []
  })
}
