import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** A line of SUMMARY.md. */
export interface SummaryEntry {
  readonly title: string;
  /** 0 for a chapter of the first level. */
  readonly level: number;
  /** As written, without a fragment; null for a draft chapter or a part's title. */
  readonly file: string | null;
}

/**
 * The entries of an mdBook's SUMMARY.md in reading order: prefix and suffix chapters, nested lists, part titles, draft
 * chapters. The file's own first heading ('# Summary') is not one.
 */
export function summaryEntries(text: string): readonly SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  let depth = 0;
  let insideHeading = false;
  let headings = 0;
  for (const token of new MarkdownIt('commonmark').parse(text, {})) {
    if (/^(bullet|ordered)_list_open$/.test(token.type)) depth += 1;
    if (/^(bullet|ordered)_list_close$/.test(token.type)) depth -= 1;
    if (token.type === 'heading_open') insideHeading = true;
    if (token.type === 'heading_close') insideHeading = false;
    if (token.type !== 'inline') continue;
    if (insideHeading) {
      headings += 1;
      const isFilesOwnTitle = headings === 1 && entries.length === 0;
      if (!isFilesOwnTitle && token.content.trim() !== '') entries.push({ title: textOf(token), level: 0, file: null });
    } else entries.push(...linksOf(token, Math.max(0, depth - 1)));
  }
  return entries;
}

function linksOf(inline: Token, level: number): SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  let href: string | null = null;
  let title = '';
  for (const token of inline.children ?? []) {
    if (token.type === 'link_open') {
      href = String(token.attrGet('href') ?? '');
      title = '';
    } else if (token.type === 'link_close' && href !== null) {
      entries.push({ title: title.trim(), level, file: fileOf(href) });
      href = null;
    } else if (href !== null) title += token.content;
  }
  return entries.filter((entry) => entry.title !== '');
}

function fileOf(href: string): string | null {
  const path = href.replace(/[?#].*$/, '');
  if (path === '') return null;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function textOf(inline: Token): string {
  return (inline.children ?? [])
    .map((token) => token.content)
    .join('')
    .trim();
}
