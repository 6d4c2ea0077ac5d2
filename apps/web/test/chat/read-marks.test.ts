import type { ChatLine } from '@logres/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Chat, lastRead, markAllRead, markRead, unreadIn } from '../../src/chat/read-marks.ts'
import { memoryStorage } from '../play/memory-storage.ts'

const line = (n: number, seat: number | null): ChatLine => ({ n, at: n, name: `seat ${seat}`, seat, text: `line ${n}` })
const mine = ({ seat }: ChatLine) => seat === 0
const seated = (...lines: ChatLine[]): Chat => ({ room: 'seated', lines })

describe('unread lines of a chat', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

  test('are those of others since the last one that was read, also after a reload', () => {
    const chats = [seated(line(0, 1), line(1, 0), line(2, 1))]
    expect(unreadIn('m', chats, mine)).toBe(2)
    markAllRead('m', chats)
    expect(unreadIn('m', chats, mine)).toBe(0)
    expect(unreadIn('m', [seated(line(2, 1), line(3, 1), line(4, 0))], mine)).toBe(1)
    expect(unreadIn('other', chats, mine)).toBe(2)
  })

  test('never come back, and each room has its own', () => {
    markRead('m', 'seated', 5)
    markRead('m', 'seated', 3)
    expect([lastRead('m', 'seated'), lastRead('m', 'spectators')]).toEqual([5, -1])
  })

  test('what is stored may be nonsense, and is bounded', () => {
    for (const nonsense of ['[', 'null', '7', '{"m seated":"x"}']) {
      localStorage.setItem('logres:chat-read', nonsense)
      expect(lastRead('m', 'seated')).toBe(-1)
    }
    for (let i = 0; i < 300; i++) markRead(`m${i}`, 'seated', 1)
    expect([lastRead('m299', 'seated'), lastRead('m0', 'seated')]).toEqual([1, -1])
    expect(Object.keys(JSON.parse(localStorage.getItem('logres:chat-read') ?? '')).length).toBe(200)
  })
})
