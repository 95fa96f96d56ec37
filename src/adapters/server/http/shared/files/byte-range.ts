/** Bytes of a file from the first through the last one. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a Range header asks for: null when it asks for none or in a way that is better answered with the
 * whole (several parts, other units), 'unsatisfiable' when no such bytes exist. Source: RFC 9110, section 14.
 *
 * @param size bytes of the file, 1 or more.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (parts === null) return null;
  const [, first = '', last = ''] = parts;
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
