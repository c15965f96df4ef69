/**
 * What was copied elsewhere, before the editor reads what it knows of it. Word processors say in styles what is bold, and
 * the content policy takes no style, nor a handler, not even of what is only read: they are renamed before it is parsed,
 * and what they say of bold and italics is said by elements.
 */
export function pastedHtml(html: string): string {
  const renamed = html.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-said-$1')
  const { body } = new DOMParser().parseFromString(renamed, 'text/html')
  for (const element of body.querySelectorAll<HTMLElement>('[data-said-style]')) {
    const style = element.getAttribute('data-said-style') ?? ''
    if (/font-weight:\s*(normal|[1-4]00)/i.test(style) && element.matches('b, strong'))
      element.replaceWith(...element.childNodes)
    else if (element.matches('span')) {
      if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapInside(element, 'b')
      if (/font-style:\s*italic/i.test(style)) wrapInside(element, 'i')
    }
  }
  return body.innerHTML
}

function wrapInside(element: HTMLElement, tag: 'b' | 'i'): void {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}
