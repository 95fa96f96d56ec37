import { describe, expect, it } from 'vitest';
import { codeWord, refusalOfCode } from '#domain/cart/discount-code.ts';
import { aCode, NOW, UNUSED } from '#test/support/cart/cart-items.ts';

const code = aCode('NOVIEMBRE');
const at = (text: string): Date => new Date(text);

describe('a code', () => {
  it.each([
    ['2026-11-01T04:59:59Z', 'code-not-yet-valid'],
    ['2026-11-01T05:00:00Z', null],
    ['2026-12-01T04:59:59.999Z', null],
    ['2026-12-01T05:00:00Z', 'code-expired'],
  ])('of November, at %s: %s', (now, kind) => {
    expect(refusalOfCode(code, at(now), UNUSED)?.kind ?? null).toBe(kind);
  });

  it('is found by its word, however it was typed', () => {
    expect([' noviembre ', 'Noviembre', 'NOVIEMBRE\n'].map(codeWord)).toEqual(Array(3).fill('NOVIEMBRE'));
  });

  it('names its word and the day that matters', () => {
    expect(refusalOfCode(code, at('2026-10-01T00:00:00Z'), UNUSED)).toEqual({
      kind: 'code-not-yet-valid',
      word: 'NOVIEMBRE',
      firstDay: '2026-11-01',
    });
    expect(refusalOfCode(code, at('2027-01-01T00:00:00Z'), UNUSED)).toEqual({
      kind: 'code-expired',
      word: 'NOVIEMBRE',
      lastDay: '2026-11-30',
    });
  });

  it.each([
    [{ limitInAll: 100 }, { inAll: 99, byAccount: 0 }, null],
    [{ limitInAll: 100 }, { inAll: 100, byAccount: 0 }, 'code-used-up'],
    [{ limitInAll: 100 }, { inAll: 101, byAccount: 0 }, 'code-used-up'],
    [{ limitPerAccount: 1 }, { inAll: 50, byAccount: 0 }, null],
    [{ limitPerAccount: 1 }, { inAll: 50, byAccount: 1 }, 'code-used-up-by-account'],
    [{ limitInAll: 5, limitPerAccount: 1 }, { inAll: 5, byAccount: 1 }, 'code-used-up'],
    [{ limitInAll: 0 }, { inAll: 0, byAccount: 0 }, 'code-used-up'],
    [{ isStopped: true }, { inAll: 0, byAccount: 0 }, 'code-stopped'],
    [{}, { inAll: 10 ** 9, byAccount: 10 ** 9 }, null],
  ])('limited to %j and used %j: %s', (limits, uses, kind) => {
    expect(refusalOfCode({ ...code, ...limits }, NOW, uses)?.kind ?? null).toBe(kind);
  });
});
