/** The conversation of whoever uses this tab: one for all of its screens, another after a sign-in. */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { accountConversationStore } from '#app/data/chat/account-conversation-store.ts'
import { Conversation } from '#app/data/chat/conversation.ts'
import type { ConversationState } from '#app/data/chat/conversation-state.ts'
import { conversationsEntity, isConversationKey } from '#app/data/chat/stored-keys.ts'
import { visitorConversationStore } from '#app/data/chat/visitor-conversation-store.ts'
import { holderOf } from '#app/data/holder.ts'
import { localStorageOf } from '#app/data/local-storage.ts'
import { openTabChannel } from '#app/data/tab-channel.ts'
import { useAccount } from '#app/lib/account/account-context.ts'

export function useConversation(): { conversation: Conversation; state: ConversationState } {
  const { person, supabase } = useAccount()
  const personId = person?.id ?? null
  const { conversation, tabs } = useMemo(() => {
    const channel = openTabChannel()
    const holder = holderOf(personId)
    const now = () => new Date()
    const made = new Conversation({
      store:
        personId === null
          ? visitorConversationStore(localStorageOf(window))
          : accountConversationStore(personId, supabase, now),
      client: supabase,
      tell: (what) => channel.tell({ holder, entity: conversationsEntity, key: what }),
      now,
    })
    channel.listen((message) => {
      if (message.entity !== conversationsEntity || message.holder !== holder) return
      if (message.key === 'begun') made.clear()
      else void made.load()
    })
    return { conversation: made, tabs: channel }
  }, [personId, supabase])
  useEffect(() => {
    void conversation.load()
    // A visitor's stored words may become readable in this tab only after the message that tells of them.
    const reread = ({ key }: StorageEvent) => {
      if (personId === null && key !== null && isConversationKey(key)) void conversation.load()
    }
    window.addEventListener('storage', reread)
    return () => {
      window.removeEventListener('storage', reread)
      conversation.stop()
      tabs.close()
    }
  }, [conversation, tabs, personId])
  const { get, subscribe } = conversation.state
  return { conversation, state: useSyncExternalStore(subscribe, get, get) }
}
