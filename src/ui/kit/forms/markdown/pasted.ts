import DOMPurify from 'dompurify';
import { DOMParser } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';

/**
 * Puts in what is pasted or dropped with a look of its own: of it stays what a text here may have. It is read by the school's sanitiser,
 * because the editor itself would ask the page to trust it. Pictures of other sites stay out.
 * @returns whether it did; what has no look is left to the editor.
 */
export function takePasted(view: EditorView, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return false;
  const clean = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: 'h1 h2 h3 h4 p br hr em strong b i u ul ol li blockquote pre code a #text'.split(' '),
    ALLOWED_ATTR: ['href', 'start'],
  });
  for (const heading of clean.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  const pasted = DOMParser.fromSchema(view.state.schema).parseSlice(clean);
  view.dispatch(view.state.tr.replaceSelection(pasted).scrollIntoView());
  return true;
}
