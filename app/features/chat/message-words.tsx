import { createElement, Fragment, type ReactNode } from 'react'
import { TextLink } from '#app/ui/text-link.tsx'
import { type Block, type Inline, readMarkdown } from '#domain/chat/markdown.ts'

/** The words of an answer, with their emphasis, lists and links. */
export function MessageWords({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2.5 break-words">
      {inOrder(readMarkdown(text).map(blockWords))}
    </div>
  )
}

function blockWords(block: Block): ReactNode {
  if (block.kind === 'code') {
    return (
      <pre className="overflow-x-auto rounded-chip bg-surface-sunken p-3 font-mono text-sm">
        {block.text}
      </pre>
    )
  }
  if (block.kind === 'list') {
    const items = inOrder(block.items.map(itemWords))
    return block.ordered ? (
      <ol className="list-decimal pl-5">{items}</ol>
    ) : (
      <ul className="list-disc pl-5">{items}</ul>
    )
  }
  const words = inlineWords(block.children)
  if (block.kind === 'heading') return <p className="font-semibold">{words}</p>
  if (block.kind === 'quote') {
    return <blockquote className="border-hairline border-l-2 pl-3">{words}</blockquote>
  }
  return <p className="whitespace-pre-line">{words}</p>
}

const itemWords = (item: readonly Inline[]) => <li>{inlineWords(item)}</li>

function inlineWords(inlines: readonly Inline[]): ReactNode {
  return inOrder(inlines.map(wordsOf))
}

/** Children whose order never changes need no keys. */
function inOrder(children: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children)
}

function wordsOf(inline: Inline): ReactNode {
  if (inline.kind === 'text') return inline.text
  if (inline.kind === 'code') return <code className="font-mono text-sm">{inline.text}</code>
  const words = inlineWords(inline.children)
  if (inline.kind === 'strong') return <strong>{words}</strong>
  if (inline.kind === 'emphasis') return <em>{words}</em>
  return inline.href.startsWith('/') ? (
    <TextLink to={inline.href}>{words}</TextLink>
  ) : (
    <TextLink href={inline.href} newTab>
      {words}
    </TextLink>
  )
}
