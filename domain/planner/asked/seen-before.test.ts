/** Sentences about the past and about others are told, and wish for nothing. */
import { describe, expect, it } from 'vitest'
import { seenBefore, withoutSightsSeen, withoutThePast } from './seen-before.ts'

describe('what was before', () => {
  it.each([
    ['Last time we did Tivoli to death. We like chairs.', 'Tivoli', 'chairs'],
    ["we've already done Old Montreal to death, more music this time", 'Old Montreal', 'music'],
    ['We did the Tower when she was six. A garden, please.', 'Tower', 'garden'],
    ["so we've done the mermaid and don't need them again. Wine bars.", 'mermaid', 'Wine'],
  ])('%s', (text, seen, wished) => {
    expect(withoutThePast(text)).not.toContain(seen)
    expect(withoutThePast(text).indexOf(wished)).toBe(text.indexOf(wished))
    expect(seenBefore(text)).toEqual([seen])
  })

  it('of others is no wish, and was not seen', () => {
    const text = 'My sister loved the science park. We want gardens.'
    expect(withoutThePast(text)).not.toContain('science')
    expect(withoutThePast(text)).toContain('gardens')
    expect(seenBefore(text)).toEqual([])
    expect(seenBefore("we've already been to Rome and saw it", ['Rome'])).toEqual([])
  })

  it('of sights is no wish for sights', () => {
    expect(withoutSightsSeen('we have seen the main sights already')).not.toContain('sights')
    for (const text of ["we haven't seen the main sights", 'first time, we want the main sights']) {
      expect(withoutSightsSeen(text)).toBe(text)
    }
  })

  it('leaves wishes alone', () => {
    for (const text of [
      'We saw that jazz is big there, so jazz',
      'my friend and I want the Prado',
    ]) {
      expect(withoutThePast(text)).toBe(text)
    }
  })
})
