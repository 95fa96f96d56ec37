import { describe, expect, test } from 'vitest';
import { faultsOfFacts, type FactsContent, tellsMinutes } from '#domain/office/products/facts-content.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { isPublishable } from '#domain/office/working-copy.ts';
import { courseFacts } from '#test/support/catalogue/edited-products.ts';

const hindered = (content: FactsContent, kind: 'course' | 'seminar' | 'workshop' = 'course') =>
  faultsOfFacts(content, { kind, sku: 'VT-1' }).flatMap(({ field, hinders }) => (hinders ? field : []));

describe('facts as they are typed', () => {
  test('of a course are sound', () => expect(hindered(courseFacts())).toEqual([]));

  test.each<[Partial<FactsContent>, string[]]>([
    [{ title: ' ' }, ['title']],
    [{ title: 'x'.repeat(201), slug: 'Con Espacios' }, ['title', 'slug']],
    [{ slug: 'carrito' }, ['slug']],
    [{ certificateHours: 'diez' }, ['certificateHours']],
    [{ certificateHours: '2001', durationMinutes: '1.5' }, ['certificateHours', 'durationMinutes']],
    [{ startsAt: '2026-02-30T10:00' }, ['startsAt']],
    [{ coverFile: 'portadas/0f-1.webp' }, []],
    [{ coverFile: 'constancias/0f-1.webp' }, ['coverFile']],
    [{ coverFile: 'portadas/../constancias/0f-1.webp' }, ['coverFile']],
    [{ startsAt: '2026-02-20T10:00', endsAt: '2026-02-20T10:00' }, ['endsAt']],
  ])('%j is wrong at %j', (changes, fields) => expect(hindered(courseFacts(changes))).toEqual(fields));

  test('say once what is wrong with a day', () => {
    expect(hindered(courseFacts({ startsAt: 'mañana' }), 'workshop')).toEqual(['startsAt']);
  });

  test('of a seminar need no day: its sessions have theirs', () => {
    expect(hindered(courseFacts(), 'seminar')).toEqual([]);
    expect(hindered(courseFacts({ startsAt: 'mañana', durationMinutes: 'x' }), 'seminar')).toEqual([]);
    const reversed = courseFacts({ startsAt: '2026-02-20T10:00', endsAt: '2026-02-19T10:00' });
    expect(hindered(reversed, 'workshop')).toEqual(['endsAt']);
    expect(hindered(reversed, 'seminar')).toEqual([]);
  });

  test('have minutes to be told where an hour is bought: what is read or subscribed to has no length', () => {
    expect(productKinds.filter(tellsMinutes)).toEqual(['consultancy']);
  });

  test('that are missing and not needed are advised, and hinder nothing', () => {
    const bare = courseFacts({ summary: '', description: '' });
    const faults = faultsOfFacts(bare, { kind: 'course', sku: 'VT-1' });
    expect(faults.map(({ field }) => field)).toEqual(['summary', 'description', 'categoryId', 'staffIds']);
    expect(isPublishable(faults.map((fault) => ({ part: 'facts', ...fault })))).toBe(true);
  });
});
