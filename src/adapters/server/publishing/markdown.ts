import type { TypesetText } from '#domain/reading/manuscript.ts';
import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { plainTextOf } from './text-of-html.ts';

/** Markdown made into what a page may show. */
export interface RenderedMarkdown {
  /** Sanitised HTML: no scripts, no styles, no handlers, no pictures from elsewhere. */
  readonly html: string;
  /** Without markup, in NFC. */
  readonly plainText: string;
}

const allowedTags = `
  h2 h3 h4 h5 h6 p br hr em strong del s b i u small sub sup ul ol li blockquote pre code a table
  thead tbody tr th td caption dl dt dd figure figcaption abbr cite q mark img
`
  .trim()
  .split(/\s+/);

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });

/**
 * Renders Markdown for a page whose `<h1>` is `title`: a first heading that repeats a title is left out, other first-level
 * headings become second-level ones. Raw HTML passes a sanitiser; scripts and their text are dropped. Links to web pages and
 * to `#…` stay, links to files of the folder become plain text, as the school has no such addresses; of pictures those stay that were
 * sent to the school for a reading and say in words what they show.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tokens = withoutFirstTitle(parser.parse(markdown, {}));
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  const html = sanitizeHtml(parser.renderer.render(tokens, parser.options, {}), {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
      img: ['src', 'alt', 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      img: (_name, { src = '', alt = '' }) => ({ tagName: 'img', attribs: picture(src, alt) }),
      a: (_name, { href, title }) => ({ tagName: 'a', attribs: link(href, title) }),
    },
    // A tag that is renamed into one that is not allowed would leave its new name to the next one's end.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'a' && attribs['href'] === undefined) || (tag === 'img' && attribs['src'] === undefined)
        ? 'excludeTag'
        : false,
  }).trim();
  return { html, plainText: plainTextOf(html) };
}

/** A text of a book, set from its Markdown as `renderMarkdown` does. */
export function setMarkdown(markdown: string): TypesetText {
  let [barePictures, foreignPictures] = [0, 0];
  sanitizeHtml(parser.render(markdown), {
    allowedTags: ['img'],
    transformTags: {
      img: (tagName, { src = '', alt = '' }) => {
        if (!isOwnPicture(src)) foreignPictures += 1;
        else if (alt.trim() === '') barePictures += 1;
        return { tagName, attribs: {} };
      },
    },
  });
  return { markdown, ...renderMarkdown(markdown), barePictures, foreignPictures };
}

function withoutFirstTitle(tokens: Token[]): Token[] {
  return tokens[0]?.type === 'heading_open' && tokens[0].tag === 'h1' ? tokens.slice(3) : tokens;
}

/** What a link keeps; nothing when it leads to nothing that the school has. */
function link(href: string | undefined, title: string | undefined): sanitizeHtml.Attributes {
  if (href === undefined || !/^(https?:|mailto:|tel:|#)/i.test(href)) return {};
  const named: sanitizeHtml.Attributes = title === undefined ? { href } : { href, title };
  return href.startsWith('#') ? named : { ...named, rel: 'noopener noreferrer nofollow' };
}

/** What a picture keeps; nothing when it is not the school's own, or says nothing to whoever does not see it. */
function picture(src: string, alt: string): sanitizeHtml.Attributes {
  return isOwnPicture(src) && alt.trim() !== '' ? { src, alt, loading: 'lazy' } : {};
}

const isOwnPicture = (src: string): boolean => /^\/imagenes\/lecturas\/[a-z0-9-]+\.webp$/.test(src);
