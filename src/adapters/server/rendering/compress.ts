import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Quality 4 takes half a millisecond for a page and saves nine tenths of it. */
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export interface Compressed {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

/** A text in the best encoding that an `Accept-Encoding` header allows. */
export function compress(text: string, acceptEncoding: string): Promise<Compressed> {
  return compressAs(text, encodingFor(acceptEncoding));
}

/** The best encoding that an `Accept-Encoding` header allows; a `q=0` forbids one. */
export function encodingFor(acceptEncoding: string): Compressed['encoding'] {
  return (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name)) ?? null;
}

export async function compressAs(text: string, encoding: Compressed['encoding']): Promise<Compressed> {
  if (encoding === 'br') return { body: await brotli(text, quick), encoding };
  if (encoding === 'gzip') return { body: await gz(text), encoding };
  return { body: Buffer.from(text), encoding };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((each) => {
    const [name, ...parameters] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
