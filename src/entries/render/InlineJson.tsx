interface InlineJsonProps {
  id?: string
  /** A type of data: the browser runs none of it, and the content security policy lets it be. */
  type: 'application/json' | 'application/ld+json'
  data: object
}

/** Data in a page. What could end the element, or a line of a script, is written another way. */
export function InlineJson({ data, ...script }: InlineJsonProps) {
  const json = JSON.stringify(data).replace(/[<\u2028\u2029]/g, escaped)
  return <script {...script} dangerouslySetInnerHTML={{ __html: json }} />
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
