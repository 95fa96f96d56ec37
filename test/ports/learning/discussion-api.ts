import { expect, test } from 'vitest';
import type { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';

const slug = 'derecho-laboral';

/** What every adapter of DiscussionApi does, for Ana Quispe, who owns 'derecho-laboral', of which nobody has said anything. */
export function discussionApiContract(make: () => Promise<DiscussionApi>): void {
  test('writes, changes and removes a comment, and gives how things stand', async () => {
    const api = await make();
    expect(await api.read(slug)).toMatchObject({
      value: { rating: { average: null, count: 0, own: null }, opinions: [], comments: [] },
    });
    const written = await api.comment(slug, ' Muy claro. ');
    expect(written).toMatchObject({
      value: { comments: [{ own: true, author: 'Ana Q.', text: 'Muy claro.', changedAt: null }] },
    });
    const id = written.ok ? (written.value.comments[0]?.id ?? '') : '';
    const changed = await api.change(slug, id, 'Muy claro, gracias.');
    expect(changed).toMatchObject({ value: { comments: [{ id, text: 'Muy claro, gracias.' }] } });
    expect(changed.ok && changed.value.comments[0]?.changedAt).toMatch(/^\d{4}-/);
    expect(await api.remove(slug, id)).toMatchObject({ value: { comments: [] } });
    expect(await api.remove(slug, id)).toMatchObject({ refusal: { kind: 'comment-not-found', status: 404 } });
  });

  test('rates once, and again in its place', async () => {
    const api = await make();
    await api.rate(slug, { stars: 3, opinion: 'Corto' });
    expect(await api.rate(slug, { stars: 4, opinion: 'Bueno' })).toMatchObject({
      value: {
        rating: { average: '4.0', count: 1, own: { stars: 4, opinion: 'Bueno' } },
        opinions: [{ own: true, author: 'Ana Q.', stars: 4, opinion: 'Bueno' }],
      },
    });
  });

  test('refuses what is no comment and no rating, naming the field', async () => {
    const api = await make();
    expect(await api.comment(slug, '  ')).toMatchObject({ refusal: { kind: 'comment-missing', field: 'text' } });
    expect(await api.rate(slug, { stars: 6, opinion: '' })).toMatchObject({
      refusal: { kind: 'stars-missing', field: 'stars' },
    });
  });
}
