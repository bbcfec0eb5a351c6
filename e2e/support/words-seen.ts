/** Every text that a page has shown, also for a moment only. To be called before the page is opened. */
import type { Page } from '@playwright/test'

export async function wordsSeen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { wordsSeen: seen })
    // With its neighbours: what React fills in is a text of its own.
    const note = (text: Node | null) => {
      if (text instanceof Text) seen.add(text.parentElement?.textContent.trim() ?? '')
    }
    const read = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) note(text)
    }
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        note(target)
        for (const node of addedNodes) read(node)
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'wordsSeen') as Set<string>)])
}
