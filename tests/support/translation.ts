/** In the page: as a browser that translates it, which puts elements of its own around each text. */
export function translatePage(): void {
  const LEFT_ALONE = 'script, style, textarea, option, noscript, svg, font'
  const put = (text: Text) => {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest(LEFT_ALONE)) return
    // Deprecated, and what they use.
    const font = () => document.createElement('font' as string)
    const [outer, inner] = [font(), font()]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const putAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(put)
  }
  const translate = () => {
    putAll(document.body)
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Text) put(node)
        else if (node.nodeName !== 'FONT') putAll(node)
      }
    }).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', translate)
  else translate()
}
