import { constants, inflateSync } from 'node:zlib';
import { pdfStreams, withNamesRead, type PdfStream } from './pdf-objects.ts';

/** What opens, runs, sends or carries something else. A voucher or a sheet has none of it. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia\w*|SubmitForm|ImportData|GoToE|Rendition|XFA)\b/;
/** Locked: what its objects are cannot be looked at. */
const locked = /\/Encrypt\b/;
/** Bytes at either end in which a reader looks for the marks of a PDF. */
const edge = 1024;
/** Packed objects are small; more than this unpacked is no voucher. */
const mostUnpacked = 40 * 1024 * 1024;

/**
 * Whether the bytes are one whole PDF in which nothing acts by itself: in plain sight, with names escaped, or in packed objects.
 * What cannot be looked at (locked, packed in another way, cut) is not safe.
 */
export function isSafePdf(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-edge).includes('%%EOF')) return false;
  const plain = withNamesRead(text);
  if (active.test(plain) || locked.test(plain)) return false;
  const streams = pdfStreams(text);
  if (streams === null) return false;
  let unpacked = 0;
  for (const stream of streams.filter(holdsObjects)) {
    const objects = unpack(bytes, stream, mostUnpacked - unpacked);
    if (objects === null || active.test(withNamesRead(objects))) return false;
    unpacked += objects.length;
  }
  return true;
}

/** Readers take any stream with these keys for packed objects, whatever it calls itself. */
function holdsObjects({ dictionary }: PdfStream): boolean {
  return /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));
}

/** What is packed in a stream of objects; '' when nothing is packed and all was in plain sight; null when it cannot be read. */
function unpack(bytes: Buffer, { dictionary, start }: PdfStream, most: number): string | null {
  const filters = dictionary.match(/\/Filter\b/g)?.length ?? 0;
  if (filters === 0) return '';
  // Another way of packing, several, or one that stands elsewhere.
  const isDeflated = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  if (filters > 1 || !isDeflated || dictionary.includes('/DecodeParms') || most <= 0) return null;
  try {
    const packed = bytes.subarray(start);
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most }).toString('latin1');
  } catch {
    return null;
  }
}
