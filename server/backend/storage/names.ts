/** Which names a bucket and an object may have. Names never reach a file system; clients still see them. */
import { errors } from './errors.ts'

const keyCharacters = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/
const bucketCharacters = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/
/** What S3 allows, counted in bytes; the characters are ASCII. */
const longestKey = 1024
const longestBucketName = 100
const longestShown = 200

/** Refuses what other systems would read as a path: empty, `.` and `..` segments. */
export function assertKey(key: string): void {
  const fine =
    key.length <= longestKey &&
    keyCharacters.test(key) &&
    key.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  if (!fine) throw errors.invalidKey(key.slice(0, longestShown))
}

export function assertBucketName(name: string): void {
  const fine =
    name.length <= longestBucketName &&
    bucketCharacters.test(name) &&
    name.trim() === name &&
    name !== '.' &&
    name !== '..'
  if (!fine) throw errors.invalidBucketName()
}
