import { beforeEach, describe, expect, it } from 'vitest'
import type { Bus, BusMessage } from './bus.ts'
import { PresenceBoard } from './presence.ts'
import { TopicMembers } from './topic-members.ts'

const room = { name: 'lobby', private: false }

/** Boards that hear each other at once, where the line between them holds. */
describe('presence across processes', () => {
  let clock = 0
  let boards: Map<string, PresenceBoard>
  let cut: Set<string>

  const board = (name: string) => {
    const bus: Bus = {
      start: async () => {},
      stop: async () => {},
      publish(message: BusMessage) {
        if (cut.has(name)) return
        for (const [other, listener] of boards) {
          if (other !== name && !cut.has(other)) listener.hear(name, message)
        }
      },
    }
    const made = new PresenceBoard({
      rooms: new TopicMembers(),
      bus,
      now: () => clock,
      peerSilenceMs: 30_000,
      metaBytes: 1_000,
    })
    boards.set(name, made)
    made.hello()
    return made
  }
  const seen = (of: PresenceBoard) => Object.keys(JSON.parse(of.stateJson(room))).toSorted()

  beforeEach(() => {
    clock = 0
    boards = new Map()
    cut = new Set()
  })

  it('reaches a process that started later', () => {
    const first = board('first')
    first.place(room, 'ann').track({})
    const second = board('second')
    second.place(room, 'bob').track({})
    expect([seen(first), seen(second)]).toEqual([
      ['ann', 'bob'],
      ['ann', 'bob'],
    ])
  })

  it('removes the clients of a process that died without a message', () => {
    const first = board('first')
    const second = board('second')
    second.place(room, 'bob').track({})
    cut.add('second')
    clock = 29_000
    first.sendHeartbeat()
    expect(seen(first)).toEqual(['bob'])
    clock = 31_000
    first.sendHeartbeat()
    expect(seen(first)).toEqual([])
  })

  it('is complete again after messages were lost', () => {
    const first = board('first')
    const second = board('second')
    const bob = second.place(room, 'bob')
    bob.track({})
    cut.add('second')
    bob.untrack()
    second.place(room, 'eve').track({})
    cut.clear()
    second.sendHeartbeat()
    expect(seen(first)).toEqual(['eve'])
  })

  it('replaces what a client said before', () => {
    const first = board('first')
    const ann = first.place(room, 'ann')
    ann.track({ mood: 'glad' })
    ann.track({ mood: 'tired' })
    expect(JSON.parse(first.stateJson(room))).toMatchObject({ ann: { metas: [{ mood: 'tired' }] } })
    expect(JSON.parse(first.stateJson(room)).ann.metas).toHaveLength(1)
  })

  it('sets the references of replaced states itself, whatever a client sends in their place', () => {
    const first = board('first')
    const ann = first.place(room, 'ann')
    ann.track({ phx_ref: 'mine', phx_ref_prev: 'theirs' })
    const before = JSON.parse(first.stateJson(room)).ann.metas[0]
    expect(before.phx_ref).not.toBe('mine')
    ann.track({ phx_ref: 'mine', phx_ref_prev: 'theirs' })
    expect(JSON.parse(first.stateJson(room)).ann.metas[0].phx_ref_prev).toBe(before.phx_ref)
  })

  it('keeps the state before where the next one is too large or nested too deep', () => {
    const first = board('first')
    const second = board('second')
    const ann = first.place(room, 'ann')
    ann.track({ mood: 'glad' })
    expect(ann.track({ mood: 'x'.repeat(1_000) })).toBe(false)
    let deep: unknown = 0
    for (let depth = 0; depth < 200_000; depth++) deep = [deep]
    expect(() => ann.track({ deep })).toThrow(RangeError)
    for (const board of [first, second]) {
      expect(JSON.parse(board.stateJson(room)).ann.metas).toMatchObject([{ mood: 'glad' }])
    }
    ann.untrack()
    expect([seen(first), seen(second)]).toEqual([[], []])
  })

  it('takes any text as a key', () => {
    const first = board('first')
    for (const key of ['__proto__', 'constructor', '']) first.place(room, key).track({})
    expect(seen(first)).toEqual(['', '__proto__', 'constructor'])
  })
})
