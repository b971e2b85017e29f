import { Fragment, type ReactNode } from 'react'
import { Marked, type Token, type Tokens } from 'marked'
import { isSafeLink } from '#model/fields/markdown.ts'
import { unbroken } from '#ui/page/unbroken.ts'

type Values = Readonly<Record<string, ReactNode>>

interface MarkdownTextProps {
  text: string
  /** What stands for each placeholder. */
  values: Values
}

/**
 * A text in the notation of docs/legal-pages.md. Whatever is none of it stays as it was typed: HTML is
 * text like any other. Not for what visitors load: the parser has 15 KiB.
 */
export function MarkdownText({ text, values }: MarkdownTextProps) {
  return nodesOf(parser.lexer(text), values)
}

const off = () => undefined

const parser = new Marked({
  // A line break is one, as in any other field.
  breaks: true,
  tokenizer: {
    ...{ html: off, tag: off, code: off, fences: off, blockquote: off, hr: off, table: off },
    ...{ lheading: off, def: off, reflink: off, del: off, autolink: off, url: off },
    // False asks the parser's own: bold, and no italics, or "Fahrschüler (*)" would begin some.
    emStrong: (source) => (source.startsWith('**') ? false : undefined),
  },
  extensions: [
    {
      name: 'placeholder',
      level: 'inline',
      start: (source) => source.indexOf('{{'),
      tokenizer(source) {
        const [raw, name] = /^\{\{(\w+)\}\}/.exec(source) ?? []
        return raw ? { type: 'placeholder', raw, name } : undefined
      },
    },
  ],
})

const nodesOf = (tokens: readonly Token[] = [], values: Values): ReactNode =>
  tokens.map((token, place) => <Fragment key={place}>{nodeOf(token, values)}</Fragment>)

function nodeOf(token: Token, values: Values): ReactNode {
  const inner = 'tokens' in token ? nodesOf(token.tokens, values) : undefined
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      // The page's title is the first one.
      return (token as Tokens.Heading).depth <= 2 ? <h2>{inner}</h2> : <h3>{inner}</h3>
    case 'paragraph':
      return <p>{inner}</p>
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const entries = items.map((item, place) => (
        <li key={place}>{nodesOf(item.tokens, values)}</li>
      ))
      return ordered ? <ol start={start || 1}>{entries}</ol> : <ul>{entries}</ul>
    }
    case 'strong':
      return <strong>{inner}</strong>
    case 'link': {
      const { href } = token as Tokens.Link
      return isSafeLink(href) ? <a href={href}>{inner}</a> : token.raw
    }
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br />
    case 'escape':
      return (token as Tokens.Escape).text
    case 'text':
      return inner ?? unbroken(token.raw)
    case 'placeholder':
      return values[token['name'] as string] ?? token.raw
    default:
      return token.raw
  }
}
