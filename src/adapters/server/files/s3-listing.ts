import type { ListedFile } from '#application/server/shared/ports/file-store.ts';
import { isFileKey } from './file-key.ts';

/** A page of a bucket's list. */
export interface ListingPage {
  readonly files: readonly ListedFile[];
  /** What the next page is asked for with; null: this was the last. */
  readonly next: string | null;
}

/** Reads an answer of ListObjectsV2 that was asked for with `encoding-type=url`. What is no key of ours is left out. */
export function listingPage(xml: string): ListingPage {
  const blocks = xml.match(/<Contents>[\s\S]*?<\/Contents>/g) ?? [];
  const listed = blocks.map((block) => ({ key: keyIn(block), bytes: Number(textIn(block, 'Size') ?? '0') }));
  const isCut = textIn(xml, 'IsTruncated') === 'true';
  return {
    files: listed.filter(({ key }) => isFileKey(key)),
    next: isCut ? (textIn(xml, 'NextContinuationToken') ?? null) : null,
  };
}

function keyIn(block: string): string {
  const written = textIn(block, 'Key') ?? '';
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function textIn(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text === undefined ? undefined : unescaped(text);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
