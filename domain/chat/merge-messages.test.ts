import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#domain/assistant/contract.ts'
import { mergeMessages } from './merge-messages.ts'

const said = (content: string, role: ChatMessage['role'] = 'user'): ChatMessage => ({
  role,
  content,
})

describe('messages of several sessions', () => {
  it('are one line, each once', () => {
    const merged = mergeMessages([said('Lisbon'), said('Fine', 'assistant'), said('Lisbon')])
    expect(merged).toEqual([said('Fine', 'assistant'), said('Lisbon')])
  })

  it('are told apart by who said them, and by their first fifty characters', () => {
    const long = 'x'.repeat(50)
    expect(mergeMessages([said('Yes'), said('Yes', 'assistant')])).toHaveLength(2)
    expect(mergeMessages([said(`${long}1`), said(`${long}2`)])).toEqual([said(`${long}2`)])
    expect(mergeMessages([said(`${long.slice(1)}1`), said(`${long.slice(1)}2`)])).toHaveLength(2)
  })

  it('are the last fifty', () => {
    const many = Array.from({ length: 80 }, (_, index) => said(`message ${index}`))
    expect(mergeMessages(many)).toEqual(many.slice(-50))
  })
})

describe('messages that were just sent', () => {
  it('are never lost, though they are what was said before', () => {
    const fresh = [said('Yes'), said('Yes')]
    expect(mergeMessages([said('Yes'), said('No')], fresh)).toEqual([...fresh, said('No')])
    expect(mergeMessages([said('No')], fresh)).toEqual([said('No'), ...fresh])
  })

  it('stand where they were said, also when another tab has gone on after them', () => {
    const own = [said('Lisbon'), said('Mild', 'assistant')]
    const stored = [said('Lisbon'), said('Mild', 'assistant'), said('Four days')]
    expect(mergeMessages(stored, own)).toEqual(stored)
    expect(mergeMessages(stored, own)[0]).toBe(own[0])
  })

  it('keep their order where the same was said twice', () => {
    const own = [said('Yes'), said('One', 'assistant'), said('Yes'), said('Two', 'assistant')]
    expect(
      mergeMessages(
        own.map((each) => ({ ...each })),
        own,
      ),
    ).toEqual(own)
  })
})
