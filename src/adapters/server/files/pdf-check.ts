/** What opens, runs or carries something else. A voucher or a sheet has none of it. */
const active = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)\b/;
/** Bytes at either end in which a reader looks for the marks of a PDF. */
const edge = 1024;

/** Whether the bytes are one whole PDF with nothing in plain sight that acts by itself. What is compressed inside is not seen. */
export function isSafePdf(content: Uint8Array): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  return /^%PDF-[12]\.\d/.test(text) && text.slice(-edge).includes('%%EOF') && !active.test(text);
}
