import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { judgeType, labelFor } from './content-type.ts'

const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } })
const jpeg = () => picture.clone().jpeg().toBuffer()
const png = () => picture.clone().png().toBuffer()

/** A zip archive with one small file in it. */
function zip(name = 'a.txt'): Buffer {
  const data = deflateRawSync(Buffer.from('hello'))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(data.byteLength, 18)
  header.writeUInt32LE(5, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), data])
}

const text = (content: string) => Buffer.from(content)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

describe('the type of a file', () => {
  it.each([
    ['a picture by its bytes', jpeg(), 'image/png', 'image/jpeg'],
    ['a picture sent as text', png(), 'text/plain', 'image/png'],
    ['an archive that calls itself a picture', zip(), 'image/png', 'application/zip'],
    ['a page that calls itself a picture', text('<html>hi'), 'image/jpeg', 'text/plain'],
    ['a page', text('<html>hi'), 'text/html', 'text/html'],
    ['a drawing', text(svg), 'image/svg+xml', 'image/svg+xml'],
    ['a drawing that calls itself a photo', text(svg), 'image/png', 'image/svg+xml'],
    [
      'a drawing behind a prologue',
      text(`<?xml version="1.0"?>\n<!-- hi -->\n<!DOCTYPE svg>${svg}`),
      'text/plain',
      'image/svg+xml',
    ],
    ['text that calls itself a drawing', text('hello'), 'image/svg+xml', 'text/plain'],
    ['a table', text('a,b\n1,2\n'), 'text/csv;charset=utf-8', 'text/csv;charset=utf-8'],
    ['data', text('{"a":1}'), 'application/json', 'application/json'],
    [
      'noise that calls itself a picture',
      Buffer.alloc(99, 7),
      'image/png',
      'application/octet-stream',
    ],
    ['noise that calls itself text', Buffer.alloc(99, 0), 'text/plain', 'application/octet-stream'],
    ['a format nobody knows', Buffer.alloc(99, 1), 'application/x-mine', 'application/x-mine'],
    ['a document in an archive', zip(), 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['nothing at all', Buffer.alloc(0), 'image/png', 'image/png'],
  ])('%s', async (_what, bytes, declared, expected) => {
    expect(await judgeType(await bytes, declared)).toBe(expected)
  })

  it('survives a character that the first bytes cut in two', async () => {
    const head = text('déjà').subarray(0, 2)
    expect(await judgeType(head, 'text/markdown')).toBe('text/markdown')
  })
})

describe('the label of a file', () => {
  const label = (judged: string, declared: string, more = {}) =>
    labelFor({ judged, limited: false, packed: false, ...more }, declared)

  it('is kept where it is plain text or octet-stream, and is the type judged by the bytes otherwise', () => {
    expect(label('image/jpeg', 'text/plain;charset=UTF-8')).toBe('text/plain;charset=UTF-8')
    expect(label('image/jpeg', 'application/octet-stream')).toBe('application/octet-stream')
    expect(label('application/zip', 'image/png')).toBe('application/zip')
  })

  it('is always the judged type where a bucket limits types', () => {
    expect(label('image/jpeg', 'text/plain', { limited: true })).toBe('image/jpeg')
    expect(label('application/gzip', 'image/png', { limited: true, packed: true })).toBe(
      'application/gzip',
    )
  })

  it('is the sender’s own for a file that is compressed', () => {
    expect(label('application/gzip', 'text/css', { packed: true })).toBe('text/css')
  })
})
